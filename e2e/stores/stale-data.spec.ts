import { randomUUID } from 'node:crypto'
import { nodeEngine } from '../../contract/engines/node'
import { signWebhook, WEBHOOK_HEADERS, webhookKey } from '../../contract/webhook'
import { expect, test } from '../fixtures'
import type { ResponseChange } from './mitm-store-api'
import { openStorefront } from './other-store'

const REVALIDATE_SECRET = `changes-${randomUUID()}`
const AWAY = { code: 500, msg: '' }

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

for (const [what, call, path] of [
  ['categories', '/api/category', '/category'],
  ['countries', '/api/country', '/service-center'],
] as const)
  test(`${what} that cannot be loaded are the last ones that could, and 404 where there never were any (spec §8)`, async () => {
    const changes: Record<string, ResponseChange> = { [call]: AWAY }
    const shop = await openStorefront(changes, { REVALIDATE_SECRET })
    const ask = async () => {
      const { status, headers } = await fetch(shop.url + path)
      return [status, headers.get('cache-control')?.includes('no-store') ?? false]
    }
    expect(await ask()).toEqual([404, true])
    delete changes[call]
    await expect.poll(async () => (await ask())[0]).toBe(200)
    changes[call] = AWAY
    await notifyChanges(shop.url, ['shop'])
    expect((await ask())[0]).toBe(200)
    expect((await ask())[0]).toBe(200)
    await shop.close()
  })
