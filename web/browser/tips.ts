/** What a mark says, shown where it is pointed at or focused, is closed by Escape (WCAG 1.4.13). */
export function startTips(): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    for (const place of document.querySelectorAll('.tactic-place:is(:hover, :focus-within)')) {
      place.classList.add('is-dismissed')
    }
  })
  for (const kind of ['pointerleave', 'focusout'] as const) {
    document.addEventListener(
      kind,
      (event) => {
        if (event.target instanceof Element) event.target.closest('.tactic-place')?.classList.remove('is-dismissed')
      },
      true,
    )
  }
}
