import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Route } from '../serve.ts'
import { openApiOf } from './open-api.ts'

const assets = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
const policy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

const page = (title: string) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/api/docs/files/swagger-ui.css">
<link rel="icon" href="/favicon.svg">
</head>
<body>
<div id="swagger-ui"></div>
<script src="/api/docs/files/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>`

const start =
  "SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#swagger-ui', deepLinking: true, validatorUrl: null })\n"

/** The OpenAPI document and a page to read it, all from this server. */
export function apiDocs(routes: readonly Route[], siteName: string) {
  let document: string | undefined // made for the first who reads it: it takes longer than the rest of a start
  return new Hono()
    .get('/api/openapi.json', (c) => {
      document ??= JSON.stringify(openApiOf(routes, siteName))
      return c.body(document, 200, { 'content-type': 'application/json; charset=utf-8' })
    })
    .get('/api/docs', (c) => c.html(page(`${siteName} API`), 200, { 'content-security-policy': policy }))
    .get('/api/docs/start.js', (c) => c.body(start, 200, { 'content-type': 'text/javascript; charset=utf-8' }))
    .use(
      '/api/docs/files/*',
      serveStatic({
        root: assets,
        rewriteRequestPath: (path) => path.replace('/api/docs/files', ''),
        onFound: (_path, c) => c.header('cache-control', 'public, max-age=86400'),
      }),
    )
}
