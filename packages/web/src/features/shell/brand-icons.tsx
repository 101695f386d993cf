const outline = {
  width: 20,
  height: 20,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

export const TelegramIcon = () => (
  <svg width="20" height="20" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
    <path d="M21.5 4.1 2.9 11.3c-.9.4-.9 1 0 1.3l4.7 1.5 1.8 5.7c.2.6.4.8.8.8s.6-.2.9-.5l2.3-2.2 4.7 3.5c.9.5 1.5.2 1.7-.8l3.1-14.8c.3-1.3-.4-1.9-1.4-1.7ZM8.4 13.7l9.3-5.9c.5-.3.9-.1.5.2l-7.8 7.1-.3 3.2z" />
  </svg>
)

export const InstagramIcon = () => (
  <svg {...outline} aria-hidden="true">
    <rect x="4" y="4" width="16" height="16" rx="4.5" />
    <circle cx="12" cy="12" r="3.7" />
    <path d="M16.6 7.4v.1" />
  </svg>
)

export const LinkedInIcon = () => (
  <svg {...outline} aria-hidden="true">
    <rect x="3.5" y="3.5" width="17" height="17" rx="3" />
    <path d="M8 10.5V17M8 7.3v.1M12 17v-6.5M12 13.5c0-1.8 1.2-3 2.6-3s2.4 1 2.4 3V17" />
  </svg>
)

export const YouTubeIcon = () => (
  <svg {...outline} aria-hidden="true">
    <rect x="3" y="6" width="18" height="12" rx="3.5" />
    <path d="m10.5 9.5 4 2.5-4 2.5z" fill="currentColor" />
  </svg>
)
