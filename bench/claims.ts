import { sql } from 'kysely'
import type { Db } from '../packages/server/src/platform/db/client.ts'
import { bearerOf } from './clubs.ts'
import type { Asked } from './load-process.ts'

/** Requests by which opponents confirm results that wait for their word. */
export async function confirmations(db: Db, count: number): Promise<Asked[]> {
  const requests: Asked[] = []
  for (const { id, opponentId } of await makeClaims(db, count))
    requests.push({
      path: `/api/v1/games/${id}/confirm`,
      method: 'POST',
      headers: { ...(await bearerOf(db, opponentId)), 'content-type': 'application/json' },
      body: '{}',
    })
  return requests
}

/** Results that wait for their opponents' word, one of each pair that has met before and has no game open. */
async function makeClaims(db: Db, count: number): Promise<{ id: number; opponentId: number }[]> {
  const { rows } = await sql<{ id: number; opponentId: number }>`
    with pairs as (
      select distinct on (least(inviter_id, invitee_id), greatest(inviter_id, invitee_id)) * from (
        select * from games met
        where status = 'COMPLETED' and kind = 'RATED' and score_details ->> 'outcome' = 'COMPLETED' and not exists (
          select from games open
          where open.league_id = met.league_id and open.status in ('PENDING', 'ACCEPTED', 'PENDING_CONFIRMATION', 'DISPUTED')
            and least(open.inviter_id, open.invitee_id) = least(met.inviter_id, met.invitee_id)
            and greatest(open.inviter_id, open.invitee_id) = greatest(met.inviter_id, met.invitee_id))
        limit ${count * 4}
      ) met
    ), claims as (
      insert into games (status, kind, is_recorded, league_id, season_id, format, inviter_id, invitee_id, inviter_category_id,
        invitee_category_id, created_at, score_details, score, winner_id, submitted_by, completed_at, confirm_by)
      select 'PENDING_CONFIRMATION', 'RATED', true, league_id, season_id, format, inviter_id, invitee_id, inviter_category_id,
        invitee_category_id, now(), score_details, score, winner_id, winner_id, now() - interval '1 hour', now() + interval '1 day'
      from pairs limit ${count}
      on conflict do nothing
      returning id, winner_id, score, inviter_id + invitee_id - winner_id as loser_id
    ), log as (
      insert into game_events (game_id, version, actor_id, move, at, details)
      select id, 1, winner_id, 'record', now(), jsonb_build_object('score', score) from claims
    )
    select id, loser_id as "opponentId" from claims`.execute(db)
  return rows
}
