import { textsContract } from '@matchbol/core/texts/contract'
import { type Route, serve } from '../../platform/http/serve.ts'
import { previewText } from './preview-text.ts'

export const textsRoutes = (): Route[] =>
  serve(textsContract, { 'POST /api/v1/texts/preview': ({ body }) => previewText(body.markdown) })
