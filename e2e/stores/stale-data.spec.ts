import { randomUUID } from 'node:crypto'
import { expect, request as playwrightRequest, test } from '@playwright/test'
import { nodeEngine } from '../../contract/engines/node'
import { signWebhook, WEBHOOK_HEADERS, webhookKey } from '../../contract/webhook'
import { callsOf, MARA } from '../../tests/harness/browser/customer'
import type { ResponseChange } from './mitm-store-api'
import { openStorefront } from './other-store'

const REVALIDATE_SECRET = `changes-${randomUUID()}`
const UNAVAILABLE = { code: 500, msg: '' }

/** Sends a storefront an invalidation webhook, as the store API does. */
async function notifyChanges(url: string, changes: string[]) {
  const body = JSON.stringify({ changes })
  const webhook = { id: `chg_${randomUUID()}`, timestamp: String(Math.floor(Date.now() / 1000)), body }
  const { status } = await fetch(`${url}/api/hook/revalidate`, {
    method: 'POST',
    headers: {
      [WEBHOOK_HEADERS.id]: webhook.id,
      [WEBHOOK_HEADERS.timestamp]: webhook.timestamp,
      [WEBHOOK_HEADERS.signature]: signWebhook(nodeEngine, webhookKey(REVALIDATE_SECRET), webhook),
    },
    body,
  })
  expect(status).toBe(204)
}

test('failed category and country loads use the last good data, and return 404 without any (spec §8)', async () => {
  test.setTimeout(150_000)
  const changes: Record<string, ResponseChange> = Object.fromEntries(
    ['/api/category', '/api/country', '/api/message'].map((path) => [path, UNAVAILABLE]),
  )
  const shop = await openStorefront(changes, { REVALIDATE_SECRET })
  const requestPage = async (path: string) => {
    const { status, headers } = await fetch(shop.url + path)
    return [status, headers.get('cache-control')?.includes('no-store') ?? false]
  }
  const statusOf = async (path: string) => (await requestPage(path))[0]

  await test.step('a store without a category tree returns 404 for categories, and the rest of the shop works (spec §8)', async () => {
    expect(await requestPage('/category')).toEqual([404, true])
    expect(await statusOf('/category/clubs')).toBe(404)
    expect(await requestPage('/product')).toEqual([404, true])
    expect(await statusOf('/')).toBe(200)
  })
  delete changes['/api/category']
  await expect.poll(() => statusOf('/category')).toBe(200)

  await test.step('a store without countries returns 404 where they are needed (spec §8)', async () => {
    expect(await requestPage('/service-center')).toEqual([404, true])
    expect(await statusOf('/')).toBe(200)
  })
  await test.step('a store without messages hides the unread count, and fails no account page', async () => {
    const browser = await playwrightRequest.newContext({ baseURL: shop.url })
    const call = await callsOf(browser, shop.url)
    expect((await call('POST', '/api/login', { email: MARA.email, password: MARA.password })).code).toBe(0)
    for (const [path, status] of [
      ['/account', 200],
      ['/account/orders', 200],
      ['/account/address', 200],
      ['/account/address?add', 404],
    ] as const)
      expect([path, (await browser.get(path)).status()]).toEqual([path, status])
    await browser.dispose()
  })
  delete changes['/api/country']
  await expect.poll(() => statusOf('/service-center')).toBe(200)

  await test.step('both are away again, and the last ones that could be loaded are shown', async () => {
    for (const call of ['/api/category', '/api/country']) changes[call] = UNAVAILABLE
    await notifyChanges(shop.url, ['shop'])
    for (const path of ['/category', '/category', '/service-center', '/service-center'])
      expect([path, await statusOf(path)]).toEqual([path, 200])
  })
  await shop.close()
})
