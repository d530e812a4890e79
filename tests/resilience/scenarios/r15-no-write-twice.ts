import { setTimeout as pause } from 'node:timers/promises'
import { exactly } from '../figures'
import type { Scenario } from '../scenario'
import { newShopper } from '../shop/shopper'

/** Delay in which the storefront can be killed, in milliseconds. */
const LATE = 1500

export const noWriteTwice: Scenario = {
  id: 'R15',
  claim:
    'A storefront dies having read a request: a read is answered by the other, a write is not sent a second time by anybody, and what may be sent twice changes nothing the second time.',
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
      const asked = Promise.all(Array.from({ length: 2 }, () => shopper.call(method, path, body)))
      await pause(LATE / 2)
      const [storefront] = shop.instances.storefronts
      await storefront?.stop('SIGKILL')
      const answers = await asked
      const sent = shop.storeApi.seen.filter((one) => isIt(one.path, one.method)).length
      await shop.storeApi.heal()
      await storefront?.start()
      await shop.heal()
      return { answers, sent }
    }

    const reads = await during('GET', '/api/cart?page=1&limit=12')
    figures.none(
      'reads that failed',
      reads.answers.filter(({ status }) => status !== 200).map(({ status }) => status),
    )
    const sets = await during('PUT', `/api/cart/${id}/quantity/3`)
    figures.none(
      'settings that failed',
      sets.answers.filter(({ status }) => status !== 200).map(({ status }) => status),
    )
    figures.add({ what: 'quantity afterwards', value: (await cart()).carts[0]?.quantity ?? 0, goal: exactly(3) })
    const writes = await during('POST', '/api/coupon', { code: 'NOSUCHCODE' })
    figures.add({ what: 'times two writes were sent', value: writes.sent, goal: exactly(2) })
    figures.none(
      'of them, answers that are no envelope',
      writes.answers.filter(({ code }) => code === -1).map(({ text }) => text.slice(0, 80)),
    )
  },
}
