import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Rule } from './scripts/architecture/rule.ts'
import * as constants from './scripts/architecture/rules/constants.ts'
import * as domains from './scripts/architecture/rules/domains.ts'
import * as fileRules from './scripts/architecture/rules/files.ts'
import * as layers from './scripts/architecture/rules/layers.ts'
import * as packages from './scripts/architecture/rules/packages.ts'
import * as site from './scripts/architecture/rules/site.ts'
import * as tables from './scripts/architecture/rules/tables.ts'
import { parseSource, readSources } from './scripts/architecture/sources.ts'

const files = readSources()

test('there is something to check', () => {
  const inPackage = (name: string) => files.filter(({ path }) => path.startsWith(`packages/${name}/`))
  for (const name of ['core', 'text', 'server', 'web']) expect(inPackage(name).length, name).toBeGreaterThan(15)
  expect(files.flatMap(({ imports }) => imports).length).toBeGreaterThan(files.length)
})

/** What a rule must refuse and what it must let pass: made-up files, path → text. */
interface Case {
  title: string
  rule: Rule
  refused: Record<string, string>[]
  allowed: Record<string, string>
}

const core = 'packages/core/src'
const server = 'packages/server/src'
const web = 'packages/web/src'

const list = (names: string[] = []) => `[${names.map((name) => `'${name}'`).join(', ')}]`

/** A made-up domain that says of itself what a rule needs. */
const described = (
  name: string,
  { uses, tables = [], reads }: { uses?: string[]; tables?: string[]; reads?: string[] } = {},
) => ({
  [`${server}/domains/${name}/domain.ts`]: `export const ${name}: Domain = {
    name: '${name}', uses: ${list(uses)}, tables: { ${tables.map((table) => `${table}: 'kept'`).join(', ')} }, reads: ${list(reads)},
  }`,
})
const rowsOf = (name: string, table: string) => ({
  [`${server}/domains/${name}/tables.ts`]: `declare module '../../platform/db/tables.ts' {
    interface Tables { ${table}: Row }
  }`,
})
/** The one shared file, as if it named a single domain. */
const naming = (name: string) => ({
  [`${server}/apps/domains.ts`]: `import { ${name} } from '../domains/${name}/domain.ts'`,
})
const ratings = { ...described('ratings', { tables: ['points'] }), ...rowsOf('ratings', 'points') }
const games = described('games', { uses: ['ratings'], reads: ['points'] })

const cases: Case[] = [
  {
    title: 'core imports only core and zod',
    rule: packages.coreImportsOnlyZod,
    refused: [
      { [`${core}/games/score.ts`]: "import { readFile } from 'node:fs'" },
      { [`${core}/games/score.ts`]: "import { test } from 'vitest'" },
      { [`${core}/games/score.ts`]: "type Db = import('@matchbol/server/db/client').Db" },
      { [`${core}/games/score.test.ts`]: "import { Hono } from 'hono'" },
    ],
    allowed: {
      [`${core}/games/score.ts`]: "import * as z from 'zod'\nimport { set } from './set.ts'",
      [`${core}/games/score.test.ts`]: "import { test } from 'vitest'\nimport fc from 'fast-check'",
    },
  },
  {
    title: 'core takes time and chance as arguments',
    rule: packages.coreIsDeterministic,
    refused: ['new Date()', 'Date()', 'Date.now()', 'Math.random()'].map((call) => ({
      [`${core}/games/deadlines.ts`]: `export const due = () => ${call}`,
    })),
    allowed: {
      [`${core}/games/deadlines.ts`]:
        '// Date.now() is an argument\nexport const due = (now: Date) => new Date(+now + 1)',
      [`${core}/games/deadlines.test.ts`]: 'new Date()',
    },
  },
  {
    title: 'the length of a field is a constant of core',
    rule: constants.limitsAreConstants,
    refused: ['maxLength={80}', 'maxLength="80"', 'minLength={2}'].map((limit) => ({
      [`${web}/features/games/place.tsx`]: `export const Place = () => <input ${limit} />`,
    })),
    allowed: {
      [`${web}/features/games/place.tsx`]:
        'export const Place = () => <input maxLength={gameLengths.place} size={80} />',
    },
  },
  {
    title: 'days and the time zone have one home in core',
    rule: constants.timeHasOneHome,
    refused: ['24 * 3_600_000', '86_400_000', "'Europe/Kyiv'", "`at time zone 'Europe/Kyiv'`"].map((time) => ({
      [`${server}/domains/leagues/season.ts`]: `export const season = ${time}`,
    })),
    allowed: {
      [`${core}/shared/kyiv-time.ts`]: "export const KYIV = 'Europe/Kyiv'",
      [`${server}/domains/leagues/season.ts`]: 'export const season = 90 * DAY + 3600',
    },
  },
  {
    title: 'web and server meet in core, but for the one door through which the server loads the site',
    rule: packages.webAndServerMeetInCore,
    refused: [
      { [`${web}/lib/api.ts`]: "import type { Db } from '@matchbol/server/db/client'" },
      { [`${server}/domains/games/routes.ts`]: "const site = await import('@matchbol/web/dev-site')" },
      { [`${core}/games/score.ts`]: "import '../../../web/src/lib/api.ts'" },
      { [`${server}/domains/games/routes.ts`]: "import { score } from '../../../../core/src/games/score.ts'" },
    ],
    allowed: {
      [`${server}/apps/site/dev-site.ts`]: "const site = await import('@matchbol/web/dev-site')",
      [`${web}/lib/api.ts`]: "import { can } from '@matchbol/core/games/rules'",
    },
  },
  {
    title: 'routes know no SQL',
    rule: layers.routesKnowNoSql,
    refused: [
      { [`${server}/domains/games/routes.ts`]: "import { sql } from 'kysely'" },
      { [`${server}/domains/games/routes.ts`]: "import { openDb, type Db } from '../../platform/db/client.ts'" },
    ],
    allowed: {
      [`${server}/domains/games/routes.ts`]: "import type { Db } from '../../platform/db/client.ts'",
      [`${server}/domains/games/submit-result.ts`]: "import { sql } from 'kysely'",
    },
  },
  {
    title: 'verbs know no HTTP',
    rule: layers.verbsKnowNoHttp,
    refused: [
      { [`${server}/domains/games/submit-result.ts`]: "import type { Context } from 'hono'" },
      { [`${server}/domains/games/submit-result.ts`]: "import { serve } from '@hono/node-server'" },
    ],
    allowed: { [`${server}/domains/games/routes.ts`]: "import { Hono } from 'hono'" },
  },
  {
    title: 'a domain imports those that it says it uses',
    rule: domains.domainsImportWhatTheyUse,
    refused: [
      { ...ratings, [`${core}/ratings/rating.ts`]: "import { game } from '../games/rules.ts'" },
      {
        ...games,
        [`${server}/domains/games/submit-result.ts`]: "import { openTicket } from '../tickets/open-ticket.ts'",
      },
      { 'packages/text/src/faq/answers.ts': "import { score } from '../games/score-words.ts'" },
      { ...ratings, [`${core}/shared/shapes.ts`]: "import { rating } from '../ratings/rating.ts'" },
    ],
    allowed: {
      ...games,
      [`${core}/games/rules.ts`]:
        "import { rating } from '../ratings/rating.ts'\nimport { page } from '../shared/paging.ts'",
      [`${server}/domains/games/submit-result.ts`]: "import { move } from '../ratings/move-ratings.ts'",
      [`${server}/domains/ratings/rename.test.ts`]: "import { play } from '../games/play.ts'",
    },
  },
  {
    title: 'domains use each other in no circle',
    rule: domains.domainsUseNoCircle,
    refused: [described('faq', { uses: ['faq'] })],
    allowed: { ...games, ...ratings },
  },
  {
    title: 'one shared file names the domains',
    rule: domains.domainsAreListedOnce,
    refused: [
      described('faq'),
      { [`${core}/shared/api.ts`]: "import type { faqContract } from '../faq/contract.ts'" },
      { 'packages/text/src/refusals.ts': "import { texts } from './faq/refusals.ts'" },
      { [`${web}/lib/api/refusal-text.ts`]: "import { texts } from '@matchbol/text/faq/refusals'" },
      { [`${server}/apps/mount.ts`]: "import { faqRoutes } from '../domains/faq/routes.ts'" },
    ].map((files, index) => ({ ...described('faq'), ...(index > 0 && naming('faq')), ...files })),
    allowed: {
      ...described('faq'),
      ...naming('faq'),
      [`${server}/apps/cli/ask.ts`]: "import { ask } from '../../domains/faq/ask.ts'",
      [`${web}/lib/api/questions.ts`]: "import type { Question } from '@matchbol/core/faq/contract'",
    },
  },
  {
    title: 'what a domain says of itself is true',
    rule: domains.descriptionsAreTrue,
    refused: [
      described('faq', { uses: ['users'] }),
      described('faq', { reads: ['users'] }),
      described('faq', { tables: ['questions'] }),
      rowsOf('faq', 'questions'),
      { [`${server}/domains/answers/domain.ts`]: "const faq = { name: 'faq' }" },
      { [`${core}/faq/refusals.ts`]: 'export const faqRefusals = {}' },
    ].map((files) => ({ ...described('faq'), ...files })),
    allowed: {
      ...described('faq', { uses: ['users'], tables: ['questions'], reads: ['users'] }),
      ...rowsOf('faq', 'questions'),
      [`${server}/domains/faq/ask.ts`]:
        "import { readUser } from '../users/read-user.ts'\nexport const list = (db) => db.selectFrom('users as asker')",
    },
  },
  {
    title: 'a table is written by its own domain only',
    rule: tables.tablesAreWrittenByTheirOwner,
    refused: [
      "db.insertInto('points').values({})",
      "db.updateTable('points as p').set({})",
      "db.deleteFrom(['points']).execute()",
      'sql`update points set sum = 0`.execute(db)',
      'sql<Row>`insert into points select * from other`.execute(db)',
    ].flatMap((statement) => [
      { ...ratings, [`${server}/domains/games/complete-game.ts`]: `export const move = (db) => ${statement}` },
      { ...ratings, [`${server}/apps/cli/grant.ts`]: `export const move = (db) => ${statement}` },
    ]),
    allowed: {
      ...ratings,
      [`${server}/domains/ratings/move-ratings.ts`]: "export const move = (db) => db.updateTable('points').set({})",
      [`${server}/domains/games/play.api.test.ts`]: "world.db.updateTable('points').set({})",
      [`${server}/apps/demo/say.ts`]: "export const list = (db) => db.selectFrom('points')",
    },
  },
  {
    title: 'a table is read by those that say so',
    rule: tables.tablesAreReadAsDeclared,
    refused: [
      "db.selectFrom('points').selectAll()",
      "db.selectFrom('games').leftJoin('points as mine', 'mine.id', 'games.id')",
      'sql`(select max(sum) from points where id = games.id)`',
    ].flatMap((statement) => [
      {
        ...ratings,
        ...described('faq'),
        [`${server}/domains/faq/list.ts`]: `export const list = (db) => ${statement}`,
      },
      { ...ratings, [`${server}/platform/db/demo-mark.ts`]: `export const list = (db) => ${statement}` },
    ]),
    allowed: {
      ...ratings,
      ...games,
      [`${server}/domains/games/list-games.ts`]:
        "export const list = (db) => db.selectFrom('points').selectFrom('ranked')",
      [`${server}/domains/ratings/list.ts`]: "export const list = (db) => db.selectFrom('points')",
    },
  },
  {
    title: 'a table has one owner',
    rule: tables.tablesHaveOneOwner,
    refused: [{ ...ratings, ...rowsOf('games', 'points') }],
    allowed: { ...ratings, ...rowsOf('games', 'games') },
  },
  {
    title: 'in the server: platform < domains < apps',
    rule: layers.serverIsLayered,
    refused: [
      { [`${server}/platform/http/serve.ts`]: "import { submitResult } from '../../domains/games/submit-result.ts'" },
      { [`${server}/domains/games/submit-result.ts`]: "import { mount } from '../../apps/mount.ts'" },
    ],
    allowed: {
      [`${server}/apps/mount.ts`]:
        "import { games } from '../domains/games/routes.ts'\nimport { serve } from '../platform/http/serve.ts'",
      [`${server}/platform/http/guards.api.test.ts`]: "import { mount } from '../../apps/mount.ts'",
    },
  },
  {
    title: 'text imports only core',
    rule: packages.textImportsOnlyCore,
    refused: [
      { 'packages/text/src/games/log.ts': "import { api } from '@matchbol/web/lib/api'" },
      { 'packages/text/src/games/log.ts': "import * as z from 'zod'" },
    ],
    allowed: { 'packages/text/src/games/log.ts': "import type { Move } from '@matchbol/core/games/game-shapes'" },
  },
  {
    title: 'no folder reaches up to the table of contents',
    rule: layers.foldersDoNotReachUp,
    refused: [{ [`${server}/platform/http/serve.ts`]: "import { main } from '../../main.ts'" }],
    allowed: {
      [`${server}/domains/games/confirm.api.test.ts`]: "import { main } from '../../main.ts'",
    },
  },
  {
    title: 'in web: ui < lib < features < admin < routes',
    rule: site.siteIsLayered,
    refused: [
      { [`${web}/ui/button.tsx`]: "import { api } from '../lib/api.ts'" },
      { [`${web}/lib/api.ts`]: "import { Entry } from '../features/games/score-entry.tsx'" },
      { [`${web}/features/games/score-entry.tsx`]: "import { Route } from '../../routes/index.tsx'" },
      { [`${web}/routes/index.tsx`]: "import { getRouter } from '../router.tsx'" },
    ],
    allowed: {
      [`${web}/routes/index.tsx`]: "import { Button } from '../ui/button.tsx'",
      [`${web}/features/games/score-entry.tsx`]: "import { Sets } from './sets.tsx'\nimport '../../lib/api.ts'",
      [`${web}/router.tsx`]: "import { Route } from './routes/index.tsx'",
    },
  },
  {
    title: 'in web a feature uses those that come before it, as the domains do',
    rule: site.featuresAreOrdered,
    refused: [
      { ...games, ...ratings, [`${web}/features/ratings/list.tsx`]: "import { Card } from '../games/card.tsx'" },
      { ...games, [`${web}/features/games/card.tsx`]: "import { Header } from '../shell/header.tsx'" },
    ],
    allowed: {
      ...games,
      ...ratings,
      [`${web}/features/games/card.tsx`]: "import { Points } from '../ratings/points.tsx'",
      [`${web}/features/home/leaders.tsx`]: "import { Points } from '../ratings/points.tsx'",
      [`${web}/features/shell/header.tsx`]: "import { Leaders } from '../home/leaders.tsx'",
    },
  },
  {
    title: 'the site takes only the types of a contract',
    rule: site.siteTakesContractTypesOnly,
    refused: [
      { [`${web}/lib/api.ts`]: "import { gameShape, type Game } from '@matchbol/core/games/contract'" },
      { [`${web}/lib/api.ts`]: "export { gameShape } from '@matchbol/core/games/contract'" },
      { [`${web}/features/games/moves/card.tsx`]: "import { invitation } from '@matchbol/core/games/move-shapes'" },
      { [`${web}/features/games/invite-form.tsx`]: "import { gamesContract } from '@matchbol/core/games/contract'" },
    ],
    allowed: {
      [`${web}/lib/api.ts`]:
        "import type * as games from '@matchbol/core/games/contract'\nimport { type Game } from '@matchbol/core/games/contract'",
      [`${web}/features/games/invite-form.tsx`]: "import { invitation } from '@matchbol/core/games/move-shapes'",
    },
  },
  {
    title: 'forms come later than the page that everybody reads',
    rule: site.formsAreNotPublic,
    refused: [
      { [`${web}/features/games/moves/cancel.tsx`]: "import { ReasonForm } from './reason-form.tsx'" },
      { [`${web}/features/games/moves/cancel.tsx`]: "import { useForm } from 'react-hook-form'" },
      { [`${web}/features/profile/about.tsx`]: "import { TextField } from '../../ui/form/form-fields.tsx'" },
      { [`${web}/routes/index.tsx`]: "import { JoinForm } from '../features/leagues/join/join-form.tsx'" },
    ],
    allowed: {
      [`${web}/features/games/moves/cancel.tsx`]: "const load = () => import('./reason-form.tsx')",
      [`${web}/features/games/moves/reason-form.tsx`]: "import { TextField } from '../../../ui/form/form-fields.tsx'",
      [`${web}/features/profile/settings/page.tsx`]: "import { AboutForm } from './about-form.tsx'",
      [`${web}/admin/leagues/page.tsx`]: "import { LeagueForm } from './league-form.tsx'",
    },
  },
  {
    title: 'nothing that is shipped imports what exists for tests',
    rule: packages.nothingShippedImportsTests,
    refused: [{ [`${server}/platform/db/client.ts`]: "import { testDb } from '../../../test/database.ts'" }],
    allowed: { [`${server}/domains/games/confirm.api.test.ts`]: "import { testDb } from '../../../test/database.ts'" },
  },
  {
    title: 'what only tests import stands in packages/*/test',
    rule: packages.fixturesStandInTest,
    refused: [
      {
        [`${server}/domains/games/made-up-games.ts`]: 'export const madeUp = 1',
        [`${server}/domains/games/play.api.test.ts`]: "import { madeUp } from './made-up-games.ts'",
      },
      {
        [`${web}/lib/made-up-answers.ts`]: 'export const madeUp = 1',
        'e2e/own-site.ts': "import { madeUp } from '../packages/web/src/lib/made-up-answers.ts'",
      },
    ],
    allowed: {
      'packages/server/test/games.ts': 'export const madeUp = 1',
      [`${server}/domains/games/play.ts`]: 'export const play = 1',
      [`${server}/domains/games/routes.ts`]: "import { play } from './play.ts'",
      [`${server}/domains/games/play.api.test.ts`]:
        "import { madeUp } from '../../../test/games.ts'\nimport { play } from './play.ts'",
    },
  },
  {
    title: 'no import goes round in a circle',
    rule: fileRules.noCycles,
    refused: [
      { 'a.ts': "import './b.ts'", 'b.ts': "import './c.ts'", 'c.ts': "import './a.ts'" },
      { 'a.ts': "import './b.ts'", 'b.ts': "import type { A } from './a.ts'" },
    ],
    allowed: {
      'a.ts': "import './b.ts'\nimport './c.ts'",
      'b.ts': "import './d.ts'",
      'c.ts': "import './d.ts'",
      'd.ts': '',
    },
  },
  {
    title: 'no file only hands on what others export',
    rule: fileRules.noBarrels,
    refused: [
      { [`${core}/games/index.ts`]: 'export const a = 1' },
      { [`${core}/games/games.ts`]: "export * from './score.ts'\nexport { can } from './rules.ts'" },
    ],
    allowed: {
      [`${web}/routes/index.tsx`]: 'export const Route = 1',
      [`${core}/games/score.ts`]: "export { sets } from './sets.ts'\nexport const score = 1",
    },
  },
  {
    title: 'no drawer for everything',
    rule: fileRules.noDrawersForEverything,
    refused: [
      `${web}/utils/dates.ts`,
      `${core}/games/helpers.ts`,
      `${server}/platform/db/db-utils.ts`,
      `${core}/common/x.ts`,
    ].map((path) => ({ [path]: '' })),
    allowed: { [`${core}/games/score.ts`]: '', [`${web}/ui/commonwealth.tsx`]: '' },
  },
  {
    title: 'a file has at most 250 lines',
    rule: fileRules.filesAreShort,
    refused: [{ [`${core}/games/score.ts`]: 'f()\n'.repeat(251) }],
    allowed: {
      [`${core}/games/score.ts`]: 'f()\n'.repeat(250),
      [`${core}/games/score.test.ts`]: 'f()\n'.repeat(300),
      'packages/server/migrations/0001-people.ts': 'f()\n'.repeat(300),
    },
  },
]

const rules = [packages, constants, layers, domains, tables, site, fileRules].flatMap((subject) =>
  Object.values(subject),
)
const parse = (sources: Record<string, string>) =>
  Object.entries(sources).map(([path, text]) => parseSource(path, text))

test('every rule is among the cases', () => {
  const tried = new Set<unknown>(cases.map(({ rule }) => rule))
  expect(rules.filter((rule) => !tried.has(rule))).toEqual([])
})

describe.each(cases)('$title', ({ rule, refused, allowed }) => {
  const titled = refused.map((sources) => ({ sources, title: Object.entries(sources).join(', ').slice(0, 120) }))

  test('here', () => {
    expect(rule(files)).toEqual([])
  })

  test.each(titled)('and refuses $title', ({ sources }) => {
    expect(rule(parse(sources))).toHaveLength(1)
  })

  test('and lets its neighbours pass', () => {
    expect(rule(parse(allowed))).toEqual([])
  })
})

test('a new domain is files of its own, and one line in one shared file', () => {
  const list = `${server}/apps/domains.ts`
  const own = parse({
    [`${core}/croquet/contract.ts`]: "import * as z from 'zod'\nexport const croquetContract = {}",
    [`${core}/croquet/refusals.ts`]: "import { rule } from '../shared/refusals.ts'\nexport const croquetRefusals = {}",
    'packages/text/src/croquet/refusals.ts':
      "import type { croquetRefusals } from '@matchbol/core/croquet/refusals'\nexport const texts = {}",
    ...rowsOf('croquet', 'hoops'),
    [`${server}/domains/croquet/domain.ts`]: `
      import { croquetContract } from '@matchbol/core/croquet/contract'
      import { croquetRefusals } from '@matchbol/core/croquet/refusals'
      import { croquetRoutes } from './routes.ts'
      export const croquet: Domain = { name: 'croquet', uses: ['users'], tables: { hoops: 'kept' }, reads: [] }`,
    [`${server}/domains/croquet/routes.ts`]: "import { addHoop } from './add-hoop.ts'",
    [`${server}/domains/croquet/add-hoop.ts`]: `
      import { readUser } from '../users/read-user.ts'
      export const addHoop = (db) => db.insertInto('hoops')`,
    [`${web}/features/croquet/page.tsx`]: "import { Button } from '../../ui/button.tsx'",
    [`${web}/routes/croquet.tsx`]: "import { Page } from '../features/croquet/page.tsx'",
  })
  const beside = (sources: typeof files) => rules.flatMap((rule) => rule([...sources, ...own]))
  expect(beside(files)).toEqual([`${list} does not name croquet`])
  const named = `import { croquet } from '../domains/croquet/domain.ts'\n${readFileSync(list, 'utf8')}`
  expect(beside(files.map((file) => (file.path === list ? parseSource(list, named) : file)))).toEqual([])
})
