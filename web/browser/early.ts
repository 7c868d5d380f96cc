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
    const titles = localStorage.getItem('debrief.titles')
    if (titles !== null && /^(?:neutral|original|both)$/.test(titles) && !('titlesFixed' in root.dataset)) {
      root.dataset.titles = titles
    }
  } catch {
    // A browser that keeps nothing shows what the server sent.
  }
}
