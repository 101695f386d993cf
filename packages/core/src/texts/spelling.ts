/**
 * How Markdown is spelt where there are several ways, for the writers of mdast: the editor and the server choose the same, so that
 * what is stored comes back as it was sent.
 */
export const spelling = {
  bullet: '-',
  rule: '-',
  emphasis: '*',
  fences: true,
  resourceLink: true,
  listItemIndent: 'one',
} as const
/** Of tables: their columns are not filled up with blanks. */
export const tableSpelling = { tablePipeAlign: false } as const
