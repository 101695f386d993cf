import { cleanMarkdown } from '../../platform/markdown/clean-markdown.ts'

/** Clean Markdown without these pictures, in which a picture is written in one way. */
export const withoutPictures = (body: string, gone: ReadonlySet<string>): string =>
  cleanMarkdown(
    body.replace(/!\[(?:\\.|[^\\\]])*\]\(([^)\s]+)\)/g, (picture, url: string) => (gone.has(url) ? '' : picture)),
    Number.POSITIVE_INFINITY,
  )
