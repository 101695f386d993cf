const words = { W: 'перемога', L: 'поразка' } as const
const letters = { W: 'В', L: 'П' } as const

/** Results as dots, the newest on the right: `WLWWW`, at most five. */
export const LastFive = ({ results }: { results: string }) => {
  const outcomes = [...results].filter((letter): letter is 'W' | 'L' => letter in words)
  return (
    <span className="last-five">
      <span className="sr-only">{outcomes.map((outcome) => words[outcome]).join(', ') || 'немає зіграних ігор'}</span>
      {outcomes.map((outcome, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: results have nothing but their place
        <i key={index} data-outcome={outcome} aria-hidden="true">
          {letters[outcome]}
        </i>
      ))}
    </span>
  )
}

/** What the dots mean, for a legend. */
export const LastFiveLegend = () => (
  <>
    <span>
      <LastFiveDot outcome="W" />
      виграна гра
    </span>
    <span>
      <LastFiveDot outcome="L" />
      програна гра
    </span>
    <span>Найновіша гра&nbsp;— праворуч</span>
  </>
)

const LastFiveDot = ({ outcome }: { outcome: 'W' | 'L' }) => (
  <span className="last-five" aria-hidden="true">
    <i data-outcome={outcome}>{letters[outcome]}</i>
  </span>
)
