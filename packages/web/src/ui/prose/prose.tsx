import './prose.css'

/**
 * A text that somebody wrote, as the server has drawn it (`renderMarkdown`): the one place where HTML of an answer becomes a part of a
 * page.
 */
export const Prose = ({ html }: { html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the server of allowed parts alone, whatever was written
  <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
)
