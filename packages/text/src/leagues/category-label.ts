interface LevelledCategory {
  name: string
  level: number | null
}

/** «Друга (рівень 2)»; «Відкрита» where there is no level. */
export const categoryLabel = ({ name, level }: LevelledCategory) =>
  level === null ? name : `${name} (рівень ${level})`
