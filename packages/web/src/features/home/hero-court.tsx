import styles from './home.module.css'
/** A court in perspective, beside the words on a wide screen. */
export const WideCourt = () => (
  <svg
    className={`band-lines ${styles.courtWide}`}
    viewBox="0 0 1280 640"
    preserveAspectRatio="xMaxYMid slice"
    fill="none"
    aria-hidden="true"
  >
    <path d="M273 784.2h1318L1125.2 33.1H738.8Z" fill="var(--court-2)" opacity=".55" />
    <path d="M607.3 504.4h649.4L1078 73.6H786Z" fill="var(--court-3)" opacity=".75" />
    <path
      d="M607.3 504.4h649.4L1078 73.6H786ZM688.4 504.4 822.5 73.6M1175.6 504.4 1041.5 73.6M742 332h380M806.5 124.8h251M932 332V124.8M932 504.4v-13.9M932 73.6v2.9"
      stroke="#fff"
      strokeOpacity="0.34"
      strokeWidth="2"
      strokeLinejoin="round"
    />
    <path d="M697 207.2 694.2 171 932 176.3 1169.8 171 1167 207.2Z" fill="#fff" fillOpacity=".05" />
    <path
      d="M697 207.2 694.2 171 932 176.3 1169.8 171 1167 207.2"
      stroke="#fff"
      strokeOpacity="0.51"
      strokeWidth="2.5"
      strokeLinejoin="round"
    />
  </svg>
)

/** The same court behind the board of a phone. */
export const NarrowCourt = () => (
  <svg
    className={`band-lines ${styles.courtNarrow}`}
    viewBox="0 0 390 330"
    preserveAspectRatio="xMidYMin slice"
    fill="none"
    aria-hidden="true"
  >
    <path d="M-193 423.2h776L308.7-19H81.3Z" fill="var(--court-2)" opacity=".55" />
    <path d="M3.8 258.4h382.4L281 4.8H109Z" fill="var(--court-3)" opacity=".75" />
    <path
      d="M3.8 258.4h382.4L281 4.8H109ZM51.6 258.4 130.5 4.8M338.4 258.4 259.5 4.8M83.2 156.9h223.6M121.1 35h147.8M195 156.9V35M195 258.4v-8.1M195 4.8v1.7"
      stroke="#fff"
      strokeOpacity="0.36"
      strokeWidth="2"
      strokeLinejoin="round"
    />
    <path
      d="M56.6 83.5 55 62.1 195 65.3 335 62.1 333.4 83.5"
      stroke="#fff"
      strokeOpacity="0.54"
      strokeWidth="2.5"
      strokeLinejoin="round"
    />
  </svg>
)
