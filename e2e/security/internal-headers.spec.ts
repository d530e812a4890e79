import { expect, test } from '@playwright/test'
import { REPLACEMENT_HEADER, REQUESTED_PATH_HEADER } from '../../lib/routing/requested-path'
import { send, SHOP } from './http'

/** As a client might send them: Next.js and the middleware set these themselves. */
const INTERNAL_HEADERS = {
  [REQUESTED_PATH_HEADER]: '/spoofed',
  [REPLACEMENT_HEADER]: '/category/sale',
  'x-middleware-rewrite': '/en/spoofed',
  'x-middleware-override-headers': REQUESTED_PATH_HEADER,
  [`x-middleware-request-${REQUESTED_PATH_HEADER}`]: '/spoofed',
  'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware',
}

test('internal headers of a client are ignored: a page shows its own path (F01)', async () => {
  const path = `/none-${crypto.randomUUID()}`
  for (const [address, status] of [
    ['/', 200],
    ['/login', 200],
    [path, 404],
  ] as const) {
    const response = await send('GET', SHOP + address, { headers: INTERNAL_HEADERS })
    expect([address, response.status]).toEqual([address, status])
    expect(response.text).not.toContain('spoofed')
    if (status === 404) expect(response.text).toContain(`>${path}</code>`)
  }
})

test('internal headers of a client offer nothing in place of what is not there (F01)', async () => {
  const path = `${SHOP}/none-${crypto.randomUUID()}`
  const offers = async (headers?: Record<string, string>) =>
    (await send('GET', path, { headers })).text.match(/href="\/category\/sale"/g)?.length
  expect(await offers(INTERNAL_HEADERS)).toBe(await offers())
})

test('internal headers of a client open no guarded page (F01)', async () => {
  const { status, headers } = await send('GET', `${SHOP}/account/orders`, { headers: INTERNAL_HEADERS })
  expect(status).toBe(307)
  expect(headers.location).toMatch(/\/login\?from=%2Faccount%2Forders$/)
})
