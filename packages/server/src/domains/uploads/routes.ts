import { uploadsContract } from '@matchbol/core/uploads/contract'
import { type Route, serve } from '../../platform/http/serve.ts'
import { upload } from './keep-picture.ts'

export const uploadsRoutes = (): Route[] =>
  serve(uploadsContract, {
    'POST /api/v1/uploads': ({ db, me, file, now }) => upload(db, me.id, file, now),
  })
