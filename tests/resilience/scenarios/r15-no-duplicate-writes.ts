import { setTimeout as pause } from 'node:timers/promises'
import { exactly } from '../figures'
import type { Scenario } from '../scenario'
import { newShopper } from '../shop/shopper'

/** Delay of the store API, in which the storefront is killed. */
const DELAY_MS = 1500

export const noDuplicateWrites: Scenario = {
  id: 'R15',
  claim:
    'A storefront crashes after it has read a request: the other one takes over reads, no write is sent twice, and idempotent writes change nothing the second time.',
  async run({ shop: open, figures }) {
    const shop = await open()
    const shopper = newShopper(shop.request, shop.urls.shop)
    await shopper.addToCart(await shopper.findLine())
    const cart = async () =>
      (await shopper.call('GET', '/api/cart?page=1&limit=12')).data as { carts: { id: string; quantity: number }[] }
    const id = (await cart()).carts[0]?.id ?? ''

    /** Sends a request twice at the same time, and kills a storefront while both are in progress. */
    const sendDuringKill = async (method: string, path: string, body?: unknown) => {
      const matches = (requestPath: string, requestMethod: string) => requestPath === path && requestMethod === method
      await shop.storeApi.break({ kind: 'slow', delay: DELAY_MS }, matches)
      shop.storeApi.requests.length = 0
      const requests = Promise.all(Array.from({ length: 2 }, () => shopper.call(method, path, body)))
      await pause(DELAY_MS / 2)
      const [storefront] = shop.instances.storefronts
      await storefront?.stop('SIGKILL')
      const responses = await requests
      const sent = shop.storeApi.requests.filter((seen) => matches(seen.path, seen.method)).length
      await shop.storeApi.heal()
      await storefront?.start()
      await shop.heal()
      return { responses, sent }
    }

    const reads = await sendDuringKill('GET', '/api/cart?page=1&limit=12')
    figures.none(
      'reads that failed',
      reads.responses.filter(({ status }) => status !== 200).map(({ status }) => status),
    )
    const updates = await sendDuringKill('PUT', `/api/cart/${id}/quantity/3`)
    figures.none(
      'idempotent writes that failed',
      updates.responses.filter(({ status }) => status !== 200).map(({ status }) => status),
    )
    figures.add({ name: 'quantity afterwards', value: (await cart()).carts[0]?.quantity ?? 0, goal: exactly(3) })
    const writes = await sendDuringKill('POST', '/api/coupon', { code: 'NOSUCHCODE' })
    figures.add({ name: 'times two writes were sent', value: writes.sent, goal: exactly(2) })
    figures.none(
      'of them, responses without an envelope',
      writes.responses.filter(({ code }) => code === -1).map(({ text }) => text.slice(0, 80)),
    )
  },
}
