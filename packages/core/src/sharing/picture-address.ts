/** What has a picture to be shared with. */
export type ShareKind = 'game' | 'player' | 'pair' | 'league' | 'post' | 'event'

/** Width and height in pixels: as networks show a link, and as a story is held upright. */
export const shareSizes = {
  landscape: { width: 1200, height: 630 },
  portrait: { width: 1080, height: 1350 },
} as const
export type ShareFormat = keyof typeof shareSizes

/**
 * Where the picture of a page lies.
 * @param id of two players both, `7-12`, as `pairId` writes them; of an article its slug
 * @param version another whenever the picture may be: networks keep pictures by their address. The server does not look at it
 */
export const sharePicture = (kind: ShareKind, id: number | string, version: number | string) =>
  `/og/${kind}/${id}.png?v=${encodeURIComponent(version)}`

/** The same upright, where there is one. */
export const uprightPicture = (address: string) => address.replace('?', '?format=portrait&')

export const pairId = (a: number, b: number) => `${a}-${b}`

/** The page that it is the picture of. */
export const sharedPath = (kind: ShareKind, id: number | string): string => paths[kind](String(id))

const paths: Record<ShareKind, (id: string) => string> = {
  game: (id) => `/game/${id}`,
  player: (id) => `/player/${id}`,
  pair: (id) => `/player/${id.replace('-', '/vs/')}`,
  league: (id) => `/stats/leagues?league=${id}`,
  post: (slug) => `/blog/${slug}`,
  event: (id) => `/events/${id}`,
}
