/** What of an address tells pages apart; every other parameter is somebody's own and changes nothing. */
export const pageParams = [
  'page',
  'league',
  'category',
  'season',
  'player',
  'status',
  'from',
  'to',
  'q',
  'tag',
  'sort',
] as const
