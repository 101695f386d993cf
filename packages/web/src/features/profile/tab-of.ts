/** The tab whose page is open, or a page below it: an article in the editor belongs to «Мої статті». */
export const tabOf = (paths: readonly string[], pathname: string) =>
  paths
    .filter((path) => pathname === path || (path !== '/profile' && pathname.startsWith(`${path}/`)))
    .sort((one, other) => other.length - one.length)[0]
