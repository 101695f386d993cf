interface LevelledCategory {
  name: string
  level: number | null
}

/** «Друга (рівень 2)»; a missing level counts as 0. */
export const categoryLabel = ({ name, level }: LevelledCategory) => `${name} (рівень ${level ?? 0})`
