/** The plan of a court, faint, for title bands. */
export const CourtPlan = () => (
  <svg
    className="band-lines"
    viewBox="0 0 1280 230"
    preserveAspectRatio="xMidYMid slice"
    fill="none"
    aria-hidden="true"
  >
    <path
      d="M295.75 -95.25h1188.5v548.5h-1188.5zM295.75 -26.75h1188.5M295.75 384.75h1188.5M570 -26.75v411.5M1210 -26.75v411.5M570 179h640M890 -125.25v608.5"
      stroke="#fff"
      strokeOpacity="0.2"
      strokeWidth="2"
    />
  </svg>
)
