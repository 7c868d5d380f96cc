/**
 * Runs before the first paint, so that no page flashes in the wrong colours, the wrong wording or a broken picture. No
 * module, and as short as it can be: the page waits for it.
 */
{
  const root = document.documentElement
  root.dataset.script = ''
  // Errors of elements do not bubble. The picture's place stays, so nothing moves.
  const hide = ({ target }: Event) => target instanceof HTMLImageElement && target.setAttribute('data-missing', '')
  document.addEventListener('error', hide, true)
  try {
    const theme = localStorage.getItem('debrief.theme')
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
    // By the address and not by what was sent: a page that was kept may have been opened at another one.
    const asked = new URLSearchParams(location.search).get('title_format')
    const titles = [asked, localStorage.getItem('debrief.titles')]
    root.dataset.titles = titles.find((format) => /^(?:neutral|original|both)$/.test(format ?? '')) ?? 'neutral'
  } catch {
    // A browser that keeps nothing shows what the server sent.
  }
}
