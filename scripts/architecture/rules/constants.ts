import { isTest, packageOf, type Rule } from '../rule.ts'

/** The schema that refuses a text has the same limit. */
export const limitsAreConstants: Rule = (files) =>
  files
    .filter((file) => !isTest(file))
    .flatMap(({ path, literalLimits }) =>
      literalLimits.map((limit) => `${path} writes out ${limit}: take a constant of core`),
    )

const homesOfTime = ['packages/core/src/shared/kyiv-time.ts', 'packages/core/src/shared/durations.ts']

export const timeHasOneHome: Rule = (files) =>
  files
    .filter((file) => packageOf(file.path) && !isTest(file) && !homesOfTime.includes(file.path))
    .flatMap(({ path, literalTimes }) =>
      literalTimes.map((time) => `${path} writes out ${time}: take it from core/shared/kyiv-time or durations`),
    )
