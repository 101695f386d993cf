import { sharingContract } from '@matchbol/core/sharing/contract'
import { type Route, serve } from '../../platform/http/serve.ts'
import { readPublicCard } from '../blog/read-post.ts'
import { readEvent } from '../events/read-event.ts'
import { pictureFile } from './draw-share-picture.ts'
import type { SharingSite } from './look/frame.ts'
import { eventPicture } from './pictures/event-picture.ts'
import { gamePicture, readSharedGame } from './pictures/game-picture.ts'
import { leaguePicture, readSharedLeague } from './pictures/league-picture.ts'
import { pairPicture, readSharedPair } from './pictures/pair-picture.ts'
import { playerPicture, readSharedPlayer } from './pictures/player-picture.ts'
import { postPicture } from './pictures/post-picture.ts'

export const sharingRoutes = (site: SharingSite): Route[] =>
  serve(sharingContract, {
    'GET /og/game/{id}.png': async ({ db, params, query: { format }, now, device }) => {
      const shared = await readSharedGame(db, params.id)
      return pictureFile(gamePicture(shared, { site, now, format }), shared, device)
    },
    'GET /og/player/{id}.png': async ({ db, params, now, device }) => {
      const shared = await readSharedPlayer(db, params.id, now)
      return pictureFile(playerPicture(shared, site), shared, device)
    },
    'GET /og/pair/{pair}.png': async ({ db, params, device }) => {
      const shared = await readSharedPair(db, params.pair)
      return pictureFile(pairPicture(shared, site), shared, device)
    },
    'GET /og/league/{id}.png': async ({ db, params, device }) => {
      const shared = await readSharedLeague(db, params.id)
      return pictureFile(leaguePicture(shared, site), shared, device)
    },
    'GET /og/post/{slug}.png': async ({ db, params, now, device }) => {
      const post = await readPublicCard(db, params.slug)
      return pictureFile(postPicture(post, { site, now }), post, device)
    },
    'GET /og/event/{id}.png': async ({ db, params, now, device }) => {
      const event = await readEvent(db, params.id, null)
      return pictureFile(eventPicture(event, { site, now }), event, device)
    },
  })
