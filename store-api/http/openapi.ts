import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { convertSchema } from '@sodaru/yup-to-json-schema'
import type { Hono } from 'hono'
import { html } from 'hono/html'
import type { Schema } from 'yup'
import type { Call } from '../../contract/call'
import { CALLS } from '../../contract/calls'
import { KEY_PATTERN } from '../../contract/limits'
import { SIGN_WINDOW_MS } from '../../contract/signing'
import type { AppEnv } from './context'
import { notFound } from './errors'

type Json = Record<string, unknown>

const jsonSchema = (schema: Schema): Json => convertSchema(schema) as unknown as Json

const header = (name: string, description: string, schema: Json = { type: 'string' }) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema,
})

/** Headers of every request (spec §7). */
const HEADERS = [
  header('token', 'Session token; empty for a visitor.'),
  header('uuid', 'Device uuid; empty for anonymous calls.'),
  header('Timestamp', `Milliseconds since the epoch; at most ${SIGN_WINDOW_MS / 1000} s from the store API's clock.`),
  header(
    'Sign',
    'Hex of HMAC-SHA256 with the sign key over Timestamp, method, path with query, uuid, token, the hex SHA-256 of the sent body and, where it is sent, Client-Address, one on a line.',
  ),
  {
    ...header(
      'Client-Address',
      'The shopper’s network address, where the storefront knows it; tries are counted by it.',
    ),
    required: false,
  },
]

const pathParameters = (call: Call) =>
  [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', pattern: KEY_PATTERN.source },
  }))

const queryParameters = (call: Call) => {
  const { properties = {} } = (call.query ? jsonSchema(call.query) : {}) as { properties?: Record<string, Json> }
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', schema }))
}

const sealed = (schema: Json | null, inside: string): Json => ({
  type: schema ? 'string' : 'null',
  contentEncoding: 'base64',
  description: inside,
  ...(schema && { contentSchema: schema }),
})

const envelope = (data: Json): Json => ({
  type: 'object',
  required: ['code', 'msg', 'data'],
  properties: {
    code: { type: 'integer', description: '0 is success, else the HTTP status or a domain code.' },
    msg: { type: 'string', description: 'For the shopper, in the language of the store.' },
    data,
  },
})

const json = (description: string, schema: Json) => ({ description, content: { 'application/json': { schema } } })

function operation(name: string, call: Call): Json {
  const response = call.response ? jsonSchema(call.response) : null
  return {
    operationId: name,
    tags: [call.path.split('/')[2] ?? ''],
    summary: call.summary,
    description: {
      public: 'The same for everyone.',
      owner: 'About one device or customer.',
      user: 'Needs a customer.',
    }[call.audience],
    parameters: [...HEADERS, ...pathParameters(call), ...queryParameters(call)],
    ...(call.body && {
      requestBody: json('The JSON body, sealed.', {
        type: 'object',
        required: ['data'],
        properties: { data: sealed(jsonSchema(call.body), 'Sealed with the request keys.') },
      }),
    }),
    responses: {
      200: json('Success.', envelope(sealed(response, 'Sealed with the reply keys, for this request.'))),
      default: json('Refused, or failed.', envelope(sealed(null, 'Null, or sealed details such as field errors.'))),
    },
  }
}

/** The contract as an OpenAPI 3.1 document, made from its one table of calls. */
export function openApi(): Json {
  const paths: Record<string, Json> = {}
  for (const [name, call] of Object.entries(CALLS)) {
    const method = call.method.toLowerCase()
    paths[call.path] = { ...paths[call.path], [method]: operation(name, call) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Store API',
      version: '1',
      description:
        'Signed, sealed JSON between a storefront and its store API. Bodies travel as { "data": base64 of IV, AES-256-CBC ciphertext and HMAC-SHA256 }; test vectors stand in contract/vectors.json.',
    },
    paths,
  }
}

/** The page's assets, from the package on disk: nothing is fetched from the network. */
const ASSETS: Record<string, string> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
}

const SWAGGER_SCRIPT =
  "SwaggerUIBundle({ url: 'openapi.json', dom_id: '#docs', deepLinking: true, supportedSubmitMethods: [] })"

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
  // Created with the first request, so that the start does not wait for it.
  let document: string | undefined

  app.get('/api/docs', (c) => c.html(page))
  app.get('/api/docs/openapi.json', (c) => {
    document ??= JSON.stringify(openApi())
    return c.body(document, 200, { 'Content-Type': 'application/json' })
  })
  app.get('/api/docs/start.js', (c) =>
    c.body(SWAGGER_SCRIPT.replace('openapi.json', '/api/docs/openapi.json'), 200, {
      'Content-Type': 'text/javascript',
    }),
  )
  app.get('/api/docs/:asset', async (c) => {
    const asset = c.req.param('asset')
    const type = Object.hasOwn(ASSETS, asset) ? ASSETS[asset] : undefined
    if (!type) throw notFound()
    return c.body(await readFile(join(folder, asset)), 200, { 'Content-Type': type })
  })
}
