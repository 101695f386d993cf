/**
 * Ctrl+K before the search is there would leave the page for the browser's own: the key is kept, and the search opens once it has come.
 */
export const keepEarlySearch = `document.addEventListener('keydown',function(e){var s=document.documentElement.dataset;e.code==='KeyK'&&(e.ctrlKey||e.metaKey)&&!e.altKey&&!e.shiftKey&&s.search!=='ready'&&(e.preventDefault(),s.search='asked')})`

/** From now on the search has keys of its own. @returns whether they have been pressed already */
export function tellSearchIsReady(): boolean {
  const { dataset } = document.documentElement
  const wasAsked = dataset.search === 'asked'
  dataset.search = 'ready'
  return wasAsked
}
