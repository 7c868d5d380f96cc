/**
 * Runs before the first paint, so that no page flashes in the wrong colours or the wrong wording. No module, and as
 * short as it can be: the page waits for it.
 */
{
  const root = document.documentElement
  root.dataset.script = ''
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
