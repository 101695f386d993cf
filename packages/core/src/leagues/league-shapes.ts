import * as z from 'zod'
import { id, instant, line, optionalLine, optionalText, seenVersion, sentInstant } from '../shared/shapes.ts'
import { playerRef } from '../users/user-shapes.ts'
import { LEAGUES_AT_A_GLANCE, leagueLengths, levelRange, ruleRanges, START_POINTS, startPointsRange } from './limits.ts'
import { FORMAT_LENGTH, parseFormat } from './match-format.ts'
import { pointsRule } from './points-rule.ts'

export const leagueGenders = ['MEN', 'WOMEN', 'MIXED', 'ANY'] as const
/** One of these icons may stand beside the name of a category; `/icons/{name}.svg` serves them. */
export const categoryIcons = [
  ...(['sprout', 'leaf', 'feather', 'turtle', 'rabbit', 'bird', 'sun', 'snowflake', 'heart', 'star'] as const),
  ...(['zap', 'flame', 'rocket', 'shield', 'gem', 'mountain', 'target', 'medal', 'trophy', 'crown'] as const),
] as const
export const seasonStatuses = ['ACTIVE', 'FINISHED'] as const
export const membershipStatuses = ['ACTIVE', 'LEFT', 'REMOVED'] as const

const format = z
  .string()
  .max(FORMAT_LENGTH)
  .refine((code) => parseFormat(code) !== undefined, 'Not a match format that can be played here')
  .describe('a match format in the notation of TODS, such as SET3-S:6/TB7-F:TB10')

const within = ({ min, max }: { min: number; max: number }) => z.int().min(min).max(max)

/** The numbers a league plays by. They are copied into each season at its start. */
export const leagueRules = z.object({
  format,
  pointsRule,
  autoConfirmHours: within(ruleRanges.autoConfirmHours),
  inviteExpiryDays: within(ruleRanges.inviteExpiryDays),
  playWithinDays: within(ruleRanges.playWithinDays),
  maxOpenGames: within(ruleRanges.maxOpenGames),
  rematchAfterDays: within(ruleRanges.rematchAfterDays),
  crossCategory: z.boolean(),
})
export type LeagueRules = z.output<typeof leagueRules>

/** Those that an administrator sets: any of them, and nothing else. */
const chosenRules = leagueRules.extend({ pointsRule: pointsRule.strict() }).strict().partial()

export const category = z.object({
  id: z.int(),
  version: z.int(),
  leagueId: z.int(),
  name: z.string(),
  level: z.number().nullable(),
  description: z.string().nullable(),
  icon: z.enum(categoryIcons).nullable(),
  startPoints: z.number(),
  isActive: z.boolean(),
})
export type Category = z.output<typeof category>

/** A category beside a player: its name and level. */
export const categoryRef = category.pick({ id: true, name: true, level: true })
const categoryWithIcon = categoryRef.extend({ icon: category.shape.icon })

export const season = z.object({
  id: z.int(),
  version: z.int(),
  leagueId: z.int(),
  name: z.string(),
  startsAt: instant,
  endsAt: instant.nullable(),
  status: z.enum(seasonStatuses),
  rules: leagueRules,
})
export type Season = z.output<typeof season>

export const league = z.object({
  id: z.int(),
  version: z.int(),
  name: z.string(),
  slug: z.string(),
  description: z.string().nullable(),
  gender: z.enum(leagueGenders),
  city: z.string().nullable(),
  isActive: z.boolean(),
  rules: leagueRules,
  activeSeason: season.pick({ id: true, name: true, startsAt: true, endsAt: true }),
  autoNextSeason: z.boolean().describe('at its announced end a season finishes by itself and the next one starts'),
  playersCount: z.int(),
  gamesCount: z.int(),
})
export type League = z.output<typeof league>

export const leagueChoice = z.object({
  league: league.nullable().describe('null where there is none yet'),
  leagues: z
    .array(league.pick({ id: true, name: true, city: true }))
    .nullable()
    .describe(`all by name, up to ${LEAGUES_AT_A_GLANCE}; null where there are more, to be searched for`),
  seasons: z.array(season.pick({ id: true, name: true, status: true })).describe('of the league, newest first'),
  categories: z.array(categoryWithIcon).describe('of the league, by level (missing = 0), then name'),
})
export type LeagueChoice = z.output<typeof leagueChoice>

/** A membership as the member sees it: the specification's "user league". */
export const userLeague = z.object({
  id: z.int(),
  version: z.int(),
  isActive: z.boolean(),
  league: league.pick({ id: true, name: true }),
  season: season.pick({ id: true, name: true, endsAt: true }).describe('the one that runs'),
  category: categoryWithIcon.nullable(),
  startPoints: z
    .number()
    .nullable()
    .describe(`of the category: what a rating starts from; null leaves it at ${START_POINTS}`),
  joinedAt: instant,
})
export type UserLeague = z.output<typeof userLeague>

/** A member of a league; `id` and `userLeagueId` are both the membership's. */
export const leaguePlayer = z.object({
  id: z.int(),
  version: z.int(),
  userLeagueId: z.int(),
  user: playerRef,
  category: categoryRef.nullable(),
  points: z.number().nullable(),
  joinedAt: instant,
})

export const newLeague = z.strictObject({
  name: line(leagueLengths.name),
  description: optionalText(leagueLengths.description),
  gender: z.enum(leagueGenders).default('ANY'),
  city: optionalLine(leagueLengths.city),
  isActive: z.boolean().default(true),
  autoNextSeason: z.boolean().optional(),
  rules: chosenRules.optional(),
})
export const leagueChanges = z.strictObject({
  name: line(leagueLengths.name).optional(),
  description: optionalText(leagueLengths.description),
  gender: z.enum(leagueGenders).optional(),
  city: optionalLine(leagueLengths.city),
  isActive: z.boolean().optional(),
  autoNextSeason: z.boolean().optional(),
  rules: chosenRules.optional(),
  version: seenVersion,
})
export type NewLeague = z.output<typeof newLeague>
export type LeagueChanges = z.output<typeof leagueChanges>

const level = z.number().min(levelRange.min).max(levelRange.max).nullish()
const icon = z.union([z.literal('').transform(() => null), z.enum(categoryIcons)]).nullish()
const startPoints = z.number().min(startPointsRange.min).max(startPointsRange.max)
export const newCategory = z.strictObject({
  leagueId: id,
  name: line(leagueLengths.categoryName),
  level,
  description: optionalText(leagueLengths.categoryDescription),
  icon,
  startPoints: startPoints.default(START_POINTS),
  isActive: z.boolean().default(true),
})
export const categoryChanges = z.strictObject({
  name: line(leagueLengths.categoryName).optional(),
  level,
  description: optionalText(leagueLengths.categoryDescription),
  icon,
  startPoints: startPoints.optional(),
  isActive: z.boolean().optional(),
  version: seenVersion,
})
export type NewCategory = z.output<typeof newCategory>
export type CategoryChanges = z.output<typeof categoryChanges>

/** A season starts when it is started; `endsAt` is the first moment after it, where its end is announced. */
export const nextSeason = z.strictObject({
  name: line(leagueLengths.seasonName),
  endsAt: sentInstant.nullish(),
  seasonId: id
    .optional()
    .describe('the running season that was seen: where another one runs by now, nothing is finished'),
  seasonVersion: seenVersion,
})
export type NextSeason = z.output<typeof nextSeason>

export const seasonChanges = z.strictObject({
  name: line(leagueLengths.seasonName).optional(),
  endsAt: sentInstant.nullish(),
  version: seenVersion,
})
export type SeasonChanges = z.output<typeof seasonChanges>
