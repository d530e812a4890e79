import { setTimeout as pause } from 'node:timers/promises'
import { atMost } from '../figures'
import { type Fault, nameOf } from '../../harness/fault-proxy'
import type { Scenario } from '../scenario'
import type { FaultShop } from '../shop/fault-shop'
import { fill, findPages, FRESH, unseenProducts } from '../shop/pages'
import { LIVE_CALL } from '../shop/recover'

const FAULTS: Fault[] = [
  { kind: 'refuse' },
  { kind: 'cut' },
  { kind: 'wrong seal' },
  { kind: 'status', status: 500 },
  { kind: 'status', status: 503 },
  { kind: 'reset' },
  { kind: 'garbage' },
  { kind: 'code 500' },
]

/** Of them, those tried in every test run. */
const FEW = 2

/** So long a storefront may need for itself, in milliseconds. */
const SETTLED = 10_000

const isPage = ({ text }: { text: string }) => text.includes('</html>') && /<h1[\s>]/.test(text)

/** Every page of every storefront, past nginx. */
async function missing({ askStorefront, instances }: FaultShop, pages: string[]) {
  const found: string[] = []
  for (const index of instances.storefronts.keys())
    for (const path of pages) {
      const response = await askStorefront(index, path)
      if (response.status !== 200 || !isPage(response)) found.push(`${path}: ${response.status}`)
    }
  return found
}

export const storeApiBroken: Scenario = {
  id: 'R04',
  claim:
    'The store API is broken in any of eight ways: every page that was seen is shown as it was, also by a storefront that was restarted; /api says 502, 503 or 504 in JSON; a page whose data was never there is no 200.',
  async run({ shop: open, figures, isFull, isShort }) {
    const shop = await open()
    const { pages } = await findPages(shop.ask)
    const products = await unseenProducts(shop.ask, 5)
    await fill(shop, pages)
    for (const [index, fault] of (isShort ? FAULTS.slice(0, FEW) : FAULTS).entries()) {
      const name = nameOf(fault)
      await shop.heal()
      await shop.storeApi.break(fault)
      if (isFull) await pause(FRESH + 1000)
      figures.none(`${name}: seen pages that are not shown`, await missing(shop, pages))
      const call = await shop.askStorefront(index % 2, LIVE_CALL)
      figures.that(
        `${name}: a call says so`,
        [500, 502, 503, 504].includes(call.status),
        `${call.status} ${call.text.slice(0, 80)}`,
      )
      figures.that(`${name}: in JSON`, /^\{"code":\d+/.test(call.text), call.text.slice(0, 80))
      const unseen = await shop.askStorefront(index % 2, `/product/${products[index]}`)
      figures.that(`${name}: a page that was never made is no 200`, unseen.status >= 500, `${unseen.status}`)
    }
    await shop.restart(...shop.instances.storefronts)
    // A storefront that has just started may find no time to listen to Redis: nginx serves its copies until then.
    const through = await Promise.all(pages.map((path) => shop.ask(path)))
    figures.none(
      'after a restart: seen pages shoppers are not shown',
      pages.flatMap((path, index) => (through[index]?.status === 200 ? [] : `${path}: ${through[index]?.status}`)),
    )
    const begun = Date.now()
    let left = await missing(shop, pages)
    while (left.length > 0 && Date.now() - begun < SETTLED) left = await missing(shop, pages)
    figures.none('and soon after, past nginx', left)
    figures.time('how soon', Date.now() - begun, atMost(SETTLED))
    if (!isFull) figures.leaveOut('That pages are shown past the minute they are fresh takes minutes: --full.')
  },
}
