/** A scoreboard that waits for its first game: the ball is hollow until a result is confirmed. */
export const EmptyScoreboard = () => (
  <svg
    width="208"
    height="80"
    viewBox="0 0 208 80"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    aria-hidden="true"
  >
    <rect x="1" y="1" width="206" height="78" rx="8" />
    <path d="M1 40h206M127 1v78M154 1v78M181 1v78" />
    <path d="M16 20h64M16 60h48" strokeWidth="6" strokeLinecap="round" opacity=".6" />
    <circle cx="110" cy="20" r="6.5" stroke="var(--primary)" strokeWidth="2" strokeDasharray="3 2.8" />
  </svg>
)
