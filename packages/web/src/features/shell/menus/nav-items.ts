/** The six links of the site, in the header and in the mobile menu. */
export const navItems = [
  { path: '/stats', label: 'Статистика' },
  { path: '/stats/matches', label: 'Матчі' },
  { path: '/stats/leagues', label: 'Рейтинги ліг' },
  { path: '/blog', label: 'Блог' },
  { path: '/faq', label: 'FAQ' },
  { path: '/events', label: 'Події' },
] as const

/** The item that the page belongs to: the longest path that holds it. */
export function activePath(pathname: string): string | undefined {
  const holds = ({ path }: { path: string }) => pathname === path || pathname.startsWith(`${path}/`)
  return navItems.filter(holds).sort((a, b) => b.path.length - a.path.length)[0]?.path
}
