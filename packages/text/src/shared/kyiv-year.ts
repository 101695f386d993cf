/** For what is on every page: the other dates come with the pages that show them. */
export const kyivYear = (at: string) =>
  new Date(at).toLocaleDateString('en', { timeZone: 'Europe/Kyiv', year: 'numeric' })
