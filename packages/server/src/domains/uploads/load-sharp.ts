/** Loaded when the first picture comes: a process that draws none starts faster and stays smaller. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}
