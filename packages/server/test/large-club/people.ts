import { START_POINTS } from '@matchbol/core/leagues/limits'
import { DEFAULT_LEAGUE_RULES } from '@matchbol/core/leagues/rules'
import { sql } from 'kysely'
import { nameColumns } from '../../src/domains/users/account-row.ts'
import type { Db } from '../../src/platform/db/client.ts'
import type { ClubSize } from './club-size.ts'
import { uniform } from './uniform.ts'

const firstNames =
  'Олена Андрій Ірина Тарас Юлія Богдан Соломія Євген Ґанна Ярослав Марія Остап Зоряна Іван Софія Роман'
const roots = 'Шевч Ков Бонд Мельн Ткач Кравч Олій Лис Мороз Гонч Яц Їжак Щерб Руд Пав Клим Савч Гнат Біл Чорн'
const middles = 'ен ал ар ич ун ос ев ім ад об ір ак'
const endings = 'ко чук ський юк ець ик ич ів ан'
const MOST_NAMES = 50_000

/** People with every column that a search or a list reads; every hundredth hides from search. */
export async function makePeople(db: Db, { players }: ClubSize, founded: Date) {
  const names = JSON.stringify(distinctNames(Math.min(players, MOST_NAMES)))
  await sql`
    create temp table club_names as
    select * from json_to_recordset(${names}::json) as names (
      number int, first_name text, last_name text, folded_name text, search_name text)`.execute(db)
  await sql`
    insert into users (id, telegram_id, first_name, last_name, folded_name, search_name, city, gender, hide_from_search, created_at)
    select person, person::text, first_name, last_name, folded_name, search_name,
      (array['Київ', 'Львів', 'Одеса', 'Дніпро', null])[1 + person % 5], (array['MEN', 'WOMEN', null])[1 + person % 3],
      person % 100 = 99, ${founded}::timestamptz
    from generate_series(1, ${players}::int) as person
    join club_names on number = person % (select count(*) from club_names)`.execute(db)
}

function distinctNames(count: number) {
  const [first, root, middle, ending] = [firstNames, roots, middles, endings].map((words) => words.split(' '))
  return Array.from({ length: count }, (_, number) => {
    const pick = (words: readonly string[] = [], divisor: number) => words[Math.floor(number / divisor) % words.length]
    const last = `${pick(root, 16)}${pick(middle, 320)}${pick(ending, 3840)}`
    return { number, ...nameColumns(pick(first, 1) ?? '', number < 34_560 ? last : `${last}-${pick(root, 34_560)}`) }
  })
}

/** Leagues with three categories and a running season each: the first is the largest, the others share everybody else. */
export async function makeLeagues(db: Db, { players, leagues, largest }: ClubSize, founded: Date) {
  const rules = JSON.stringify(DEFAULT_LEAGUE_RULES)
  await sql`
    insert into leagues (id, name, slug, gender, city, is_active, rules, created_at)
    select league, 'Ліга ' || league, 'liha-' || league, 'ANY', (array['Київ', 'Львів', null])[1 + league % 3], true,
      ${rules}::jsonb, ${founded}::timestamptz
    from generate_series(1, ${leagues}::int) as league`.execute(db)
  await sql`
    insert into seasons (id, league_id, name, starts_at, status, rules)
    select id, id, 'Сезон', ${founded}::timestamptz, 'ACTIVE', rules from leagues`.execute(db)
  await sql`
    insert into categories (id, league_id, name, level, start_points, is_active)
    select (leagues.id - 1) * 3 + level, leagues.id, (array['Третя', 'Друга', 'Перша'])[level], level,
      ${START_POINTS}::int + (level - 2) * 200, true
    from leagues, generate_series(1, 3) as level`.execute(db)
  await makeMembers(db, { players, leagues, largest }, founded)
}

/** Everybody in one league, every tenth in a second one; a member's strength decides their category. */
async function makeMembers(db: Db, { players, leagues, largest }: Omit<ClubSize, 'games'>, founded: Date) {
  const share = Math.max(1, Math.ceil((players - largest) / Math.max(1, leagues - 1)))
  await sql`
    create temp table club_homes as
    select person as user_id, case when person <= ${largest}::int then 1
      else 2 + (person - ${largest}::int - 1) / ${share}::int end as league_id
    from generate_series(1, ${players}::int) as person`.execute(db)
  await sql`
    create temp table club_members as
    select league_id, user_id, row_number() over (partition by league_id order by user_id)::int - 1 as number,
      count(*) over (partition by league_id)::int as size, ${uniform(['user_id'], 1)} as strength
    from (
      select league_id, user_id from club_homes
      union all
      select 1 + league_id % ${leagues}::int, user_id from club_homes where user_id % 10 = 0 and ${leagues}::int > 1
    ) both_leagues`.execute(db)
  await sql`
    insert into memberships (user_id, league_id, category_id, status, joined_at)
    select user_id, league_id,
      case when user_id % 11 > 0 then (league_id - 1) * 3 + 1 + floor(strength * 3)::int end, 'ACTIVE', ${founded}::timestamptz
    from club_members`.execute(db)
}
