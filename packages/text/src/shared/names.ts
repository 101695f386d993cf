interface Named {
  firstName?: string | null | undefined
  lastName?: string | null | undefined
}

/** First and last name joined; the only one of them; an empty string for nobody. */
export const fullName = ({ firstName, lastName }: Named) => [firstName, lastName].filter(Boolean).join(' ')

/** As on a television scoreboard: «А. Ковальчук». */
export const tvName = ({ firstName, lastName }: Named) =>
  firstName && lastName ? `${[...firstName][0]}.\u00a0${lastName}` : fullName({ firstName, lastName })

export const initials = ({ firstName, lastName }: Named) =>
  [firstName, lastName]
    .map((name) => [...(name ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase('uk-UA')
