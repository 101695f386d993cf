import { type Kysely, sql } from 'kysely'

/** What the site wrote as the reason of a cancellation is a code from now on; people's own words stay as they are. */
export async function up(db: Kysely<unknown>) {
  await sql`
    update game_events
    set details = details - 'reason' || jsonb_build_object('reasonCode', case details->>'reason'
      when 'Гравець залишив лігу' then 'LEFT_LEAGUE'
      when 'Гравця вилучено з ліги' then 'REMOVED_FROM_LEAGUE'
      when 'Обліковий запис гравця заблоковано' then 'BLOCKED'
      when 'Гравець видалив обліковий запис' then 'ACCOUNT_DELETED'
      when 'Один із гравців більше не грає в лізі' then 'NO_LONGER_IN_LEAGUE'
    end)
    where move = 'cancel' and details->>'reason' in (
      'Гравець залишив лігу', 'Гравця вилучено з ліги', 'Обліковий запис гравця заблоковано',
      'Гравець видалив обліковий запис', 'Один із гравців більше не грає в лізі')`.execute(db)
}
