import { setTimeout as pause } from 'node:timers/promises'
import { exactly } from '../figures'
import type { Scenario } from '../scenario'
import { newShopper } from '../shop/shopper'

/** Delay in which the storefront can be killed, in milliseconds. */
const LATE = 1500

export const noWriteTwice: Scenario = {
  id: 'R15',
  claim:
    'A storefront crashes after it has read a request: the other one takes over reads, no write is sent twice, and idempotent writes change nothing the second time.',
  async run({ shop: open, figures }) {
    const shop = await open()
    const shopper = newShopper(shop.ask, shop.urls.shop)
    await shopper.addToCart(await shopper.findLine())
    const cart = async () =>
      (await shopper.call('GET', '/api/cart?page=1&limit=12')).data as { carts: { id: string; quantity: number }[] }
    const id = (await cart()).carts[0]?.id ?? ''

    /** Kills whichever storefront has the request, by killing one after the other: nginx does not say which. */
    const during = async (method: string, path: string, body?: unknown) => {
      const isIt = (asked: string, how: string) => asked === path && how === method
      await shop.storeApi.break({ kind: 'slow', delay: LATE }, isIt)
      shop.storeApi.seen.length = 0
      const requests = Promise.all(Array.from({ length: 2 }, () => shopper.call(method, path, body)))
      await pause(LATE / 2)
      const [storefront] = shop.instances.storefronts
      await storefront?.stop('SIGKILL')
      const responses = await requests
      const sent = shop.storeApi.seen.filter((one) => isIt(one.path, one.method)).length
      await shop.storeApi.heal()
      await storefront?.start()
      await shop.heal()
      return { responses, sent }
    }

    const reads = await during('GET', '/api/cart?page=1&limit=12')
    figures.none(
      'reads that failed',
      reads.responses.filter(({ status }) => status !== 200).map(({ status }) => status),
    )
    const sets = await during('PUT', `/api/cart/${id}/quantity/3`)
    figures.none(
      'settings that failed',
      sets.responses.filter(({ status }) => status !== 200).map(({ status }) => status),
    )
    figures.add({ what: 'quantity afterwards', value: (await cart()).carts[0]?.quantity ?? 0, goal: exactly(3) })
    const writes = await during('POST', '/api/coupon', { code: 'NOSUCHCODE' })
    figures.add({ what: 'times two writes were sent', value: writes.sent, goal: exactly(2) })
    figures.none(
      'of them, responses that are no envelope',
      writes.responses.filter(({ code }) => code === -1).map(({ text }) => text.slice(0, 80)),
    )
  },
}
