import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import * as people from '../../../migrations/0001-people.ts'
import * as leagues from '../../../migrations/0002-leagues.ts'
import * as games from '../../../migrations/0003-games.ts'
import * as ratings from '../../../migrations/0004-ratings.ts'
import * as photos from '../../../migrations/0005-photos.ts'
import * as uploads from '../../../migrations/0006-uploads.ts'
import * as ownData from '../../../migrations/0007-own-data.ts'
import * as changesOfAWeek from '../../../migrations/0008-changes-of-a-week.ts'
import * as seasonsByTheClock from '../../../migrations/0009-seasons-by-the-clock.ts'
import * as editsOfPeople from '../../../migrations/0010-edits-of-people.ts'
import * as claimsAndProposals from '../../../migrations/0011-claims-and-proposals.ts'
import * as namesToSearch from '../../../migrations/0013-names-to-search.ts'
import * as ratingsOnMonday from '../../../migrations/0014-ratings-on-monday.ts'
import * as earlyRetirements from '../../../migrations/0015-early-retirements.ts'
import * as whoBrokeOff from '../../../migrations/0016-who-broke-off.ts'
import * as demotionsOutliveAccounts from '../../../migrations/0017-demotions-outlive-accounts.ts'
import * as codesForReasons from '../../../migrations/0018-codes-for-reasons.ts'
import * as versionsOfRows from '../../../migrations/0019-versions-of-rows.ts'
import * as standings from '../../../migrations/0020-standings.ts'
import * as playerRating from '../../../migrations/0022-player-rating.ts'
import * as pairs from '../../../migrations/0023-pairs.ts'
import * as totals from '../../../migrations/0024-totals.ts'
import * as projections from '../../../migrations/0025-projections.ts'
import * as membersCounted from '../../../migrations/0028-members-counted.ts'
import * as peopleByName from '../../../migrations/0029-people-by-name.ts'
import * as boundedReads from '../../../migrations/0031-bounded-reads.ts'
import * as surprisesOfAWeek from '../../../migrations/0032-surprises-of-a-week.ts'
import * as beginningsOfNames from '../../../migrations/0033-beginnings-of-names.ts'
import * as picturesOfTexts from '../../../migrations/0036-pictures-of-texts.ts'
import * as posts from '../../../migrations/0037-posts.ts'
import * as readersOfPosts from '../../../migrations/0038-readers-of-posts.ts'
import * as liveliestLeagues from '../../../migrations/0042-liveliest-leagues.ts'
import * as membersByName from '../../../migrations/0043-members-by-name.ts'
import * as search from '../../../migrations/0047-search.ts'
import * as tickets from '../../../migrations/0048-tickets.ts'
import * as events from '../../../migrations/0049-events.ts'
import * as faq from '../../../migrations/0050-faq.ts'
import * as wordsEnteredAtOnce from '../../../migrations/0051-words-entered-at-once.ts'
import * as auditWithoutWords from '../../../migrations/0052-audit-without-words.ts'
import * as versionsOfRegistrations from '../../../migrations/0053-versions-of-registrations.ts'
import * as articlesSetAside from '../../../migrations/0054-articles-set-aside.ts'
import * as addressesStayTaken from '../../../migrations/0055-addresses-stay-taken.ts'
import * as wordsCountedAtOnce from '../../../migrations/0056-words-counted-at-once.ts'
import * as editedForTheAuthor from '../../../migrations/0057-edited-for-the-author.ts'
import * as partOfNames from '../../../migrations/0058-part-of-names.ts'
import * as wordsOfNames from '../../../migrations/0059-words-of-names.ts'
import * as signsInNames from '../../../migrations/0060-signs-in-names.ts'
import * as iconsOfCategories from '../../../migrations/0063-icons-of-categories.ts'
import type { Db } from './client.ts'

const migrations = {
  '0001-people': people,
  '0002-leagues': leagues,
  '0003-games': games,
  '0004-ratings': ratings,
  '0005-photos': photos,
  '0006-uploads': uploads,
  '0007-own-data': ownData,
  '0008-changes-of-a-week': changesOfAWeek,
  '0009-seasons-by-the-clock': seasonsByTheClock,
  '0010-edits-of-people': editsOfPeople,
  '0011-claims-and-proposals': claimsAndProposals,
  '0013-names-to-search': namesToSearch,
  '0014-ratings-on-monday': ratingsOnMonday,
  '0015-early-retirements': earlyRetirements,
  '0016-who-broke-off': whoBrokeOff,
  '0017-demotions-outlive-accounts': demotionsOutliveAccounts,
  '0018-codes-for-reasons': codesForReasons,
  '0019-versions-of-rows': versionsOfRows,
  '0020-standings': standings,
  '0022-player-rating': playerRating,
  '0023-pairs': pairs,
  '0024-totals': totals,
  '0025-projections': projections,
  '0028-members-counted': membersCounted,
  '0029-people-by-name': peopleByName,
  '0031-bounded-reads': boundedReads,
  '0032-surprises-of-a-week': surprisesOfAWeek,
  '0033-beginnings-of-names': beginningsOfNames,
  '0036-pictures-of-texts': picturesOfTexts,
  '0037-posts': posts,
  '0038-readers-of-posts': readersOfPosts,
  '0042-liveliest-leagues': liveliestLeagues,
  '0043-members-by-name': membersByName,
  '0047-search': search,
  '0048-tickets': tickets,
  '0049-events': events,
  '0050-faq': faq,
  '0051-words-entered-at-once': wordsEnteredAtOnce,
  '0052-audit-without-words': auditWithoutWords,
  '0053-versions-of-registrations': versionsOfRegistrations,
  '0054-articles-set-aside': articlesSetAside,
  '0055-addresses-stay-taken': addressesStayTaken,
  '0056-words-counted-at-once': wordsCountedAtOnce,
  '0057-edited-for-the-author': editedForTheAuthor,
  '0058-part-of-names': partOfNames,
  '0059-words-of-names': wordsOfNames,
  '0060-signs-in-names': signsInNames,
  '0063-icons-of-categories': iconsOfCategories,
}

/** What is done to a database when it is opened. */
export type Prepare = (db: Db) => Promise<void>

/**
 * Brings the tables up to date; on PostgreSQL a lock lets one node at a time do it. Where they are, the migrator is not asked: it
 * describes all tables twice before it looks, most of what an embedded start computed.
 */
export const migrate: Prepare = async (db) => {
  if (isDeepStrictEqual(await appliedMigrations(db), migrationNames)) return
  const { error } = await migratorFor(db).migrateToLatest()
  if (error) throw error
}

/** Opens a database of any age, an empty one too. */
export const leaveAsItIs: Prepare = async () => {}

/** Brings the tables to the shape that an older version left off at. */
export async function migrateTo(db: Db, name: string) {
  const { error } = await migratorFor(db).migrateTo(name)
  if (error) throw error
}

/** Names of the migrations that the database has seen, also of those that this version does not know. */
export async function appliedMigrations(db: Db): Promise<string[]> {
  const { rows: known } = await sql<{ exists: boolean }>`
    select to_regclass('kysely_migration') is not null as exists`.execute(db)
  if (!known[0]?.exists) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** Names of the migrations this version knows, in order; the last one names the shape of the data. */
export const migrationNames = Object.keys(migrations)

const migratorFor = (db: Db) => new Migrator({ db, provider: { getMigrations: async () => migrations } })
