/** A name nobody guesses, and the size of the picture, so that a page can keep its place before it comes. */
const form = /^\/img\/[0-9a-f]{32}-([1-9]\d{0,3})x([1-9]\d{0,3})\.webp$/

export const pictureAddress = (secret: string, width: number, height: number) =>
  fileAddress(`${secret}-${width}x${height}.webp`)

/** Where a file lies, as texts, people and games name it. */
export const fileAddress = (file: string) => `/img/${file}`

/** Width and height in pixels, or nothing for what is no address of a kept picture. */
export function pictureSize(url: string): { width: number; height: number } | undefined {
  const [, width, height] = form.exec(url) ?? []
  return width && height ? { width: Number(width), height: Number(height) } : undefined
}
