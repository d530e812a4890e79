/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { REPLACEMENT_HEADER, REQUESTED_PATH_HEADER } from '../../lib/routing/requested-path'
import { openNginx, type OpenNginx } from './testing/open-nginx'

let nginx: OpenNginx
beforeAll(async () => {
  nginx = await openNginx()
})
afterAll(() => nginx.close())

/** The headers that Next itself removes from requests, read from its source. */
function nextInternalHeaders(): string[] {
  const source = createRequire(__filename).resolve('next/dist/server/lib/server-ipc/utils')
  const [, list = ''] = /INTERNAL_HEADERS = \[([^\]]+)\]/.exec(readFileSync(source, 'utf8')) ?? []
  return [...list.matchAll(/'([a-z-]+)'/g)].map(([, name = '']) => name)
}

const OTHER_HEADERS = [
  'x-middleware-subrequest',
  'x-middleware-invoke',
  'x-invoke-path',
  'x-invoke-query',
  'x-invoke-status',
  'x-invoke-output',
  'x-nextjs-cache',
  'x-prerender-revalidate',
  REPLACEMENT_HEADER,
  REQUESTED_PATH_HEADER,
]

it('no internal header of the storefront is accepted from a client (F01)', async () => {
  expect(nextInternalHeaders()).toContain('x-middleware-rewrite')
  const names = [...nextInternalHeaders(), ...OTHER_HEADERS]
  await nginx.request('/', { headers: Object.fromEntries(names.map((name) => [name, 'spoofed'])) })
  expect(JSON.stringify(nginx.requests().at(-1)?.headers)).not.toContain('spoofed')
})

it('no internal header of the storefront is sent to a client', async () => {
  nginx.respondWith((_, response) => {
    for (const name of [
      'x-middleware-rewrite',
      'x-nextjs-cache',
      'x-nextjs-prerender',
      'surrogate-control',
      'server-timing',
    ])
      response.setHeader(name, 'internal')
    response.end()
  })
  expect(JSON.stringify((await nginx.request('/')).headers)).not.toContain('internal')
  expect(JSON.stringify((await nginx.request('/api/cart')).headers)).not.toContain('internal')
})
