import { uploadsContract } from '@matchbol/core/uploads/contract'
import { type Route, serve } from '../../platform/http/serve.ts'
import { upload } from './keep-picture.ts'
import { pictureServer } from './serve-picture.ts'

export function uploadsRoutes(): Route[] {
  const servePicture = pictureServer()
  return serve(uploadsContract, {
    'POST /api/v1/uploads': ({ db, me, file, now }) => upload(db, me.id, file, now),
    'GET /img/{file}': ({ db, params, query }) => servePicture(db, params.file, query),
  })
}
