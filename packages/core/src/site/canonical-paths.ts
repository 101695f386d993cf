/** Pages that show what is kept under another address, to which the links of the site lead. */
export const canonicalPaths: Readonly<Record<string, string>> = { '/rules': '/faq/5' }
