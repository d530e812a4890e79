import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Hono } from 'hono'
import { html } from 'hono/html'
import type { AppEnv } from '../context'
import { notFound } from '../errors'
import { openApi } from '../openapi'

/** The page's parts, out of the package on this disk: nothing is fetched from anywhere. */
const ASSETS: Record<string, string> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
}

const START = "SwaggerUIBundle({ url: 'openapi.json', dom_id: '#docs', deepLinking: true, supportedSubmitMethods: [] })"

const page = html`<!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>Store API</title>
      <link rel="icon" href="data:," />
      <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
    </head>
    <body>
      <main id="docs"></main>
      <script src="/api/docs/swagger-ui-bundle.js"></script>
      <script src="/api/docs/start.js"></script>
    </body>
  </html>`

/** `GET /api/docs`: the contract to read, and as OpenAPI at `/api/docs/openapi.json`. */
export const docsRoutes = (app: Hono<AppEnv>) => {
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
  const document = JSON.stringify(openApi())

  app.get('/api/docs', (c) => c.html(page))
  app.get('/api/docs/openapi.json', (c) => c.body(document, 200, { 'Content-Type': 'application/json' }))
  app.get('/api/docs/start.js', (c) =>
    c.body(START.replace('openapi.json', '/api/docs/openapi.json'), 200, { 'Content-Type': 'text/javascript' }),
  )
  app.get('/api/docs/:asset', async (c) => {
    const asset = c.req.param('asset')
    const type = Object.hasOwn(ASSETS, asset) ? ASSETS[asset] : undefined
    if (!type) throw notFound()
    return c.body(await readFile(join(folder, asset)), 200, { 'Content-Type': type })
  })
}
