interface Props {
  /** px */
  size?: number
  /** Drawn dashed and empty: not certain yet. */
  hollow?: boolean
  /** What it says to screen readers; without it the ball is an ornament. */
  label?: string
}

export const Ball = ({ size = 16, hollow = false, label }: Props) => {
  const box = { className: 'ball', width: size, height: size, viewBox: '0 0 24 24' }
  const drawing = hollow ? dashes : felt
  if (!label)
    return (
      <svg {...box} aria-hidden="true">
        {drawing}
      </svg>
    )
  return (
    <svg {...box} role="img" aria-label={label}>
      {drawing}
    </svg>
  )
}

const dashes = (
  <circle
    cx="12"
    cy="12"
    r="10"
    fill="none"
    stroke="var(--court-ink, var(--text-muted))"
    strokeWidth="2.4"
    strokeDasharray="4 3.85"
  />
)
const felt = (
  <>
    <circle cx="12" cy="12" r="10.7" fill="var(--accent)" stroke="var(--ball-seam)" strokeWidth="1.3" />
    <path
      d="M4.3 4.7c3.6 3.7 3.6 10.9 0 14.6M19.7 4.7c-3.6 3.7-3.6 10.9 0 14.6"
      fill="none"
      stroke="var(--ball-seam)"
      strokeWidth="1.5"
    />
  </>
)
