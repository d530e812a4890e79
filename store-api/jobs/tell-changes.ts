import type { Shop } from '../http/context'
import { repeat } from './repeat'
import { gatherChanges } from './gather-changes'
import { dropNotice, putOffNotice, takeDueNotices, type Notice } from './take-due-notices'
import type { Tell } from './tell-storefront'

type Telling = Pick<Shop, 'db' | 'now' | 'logger' | 'readers'>

/** Who is told, and how. */
export interface Storefronts {
  urls: readonly string[]
  tell: Tell
}

/** Time between two looks for changes, in milliseconds: a new price is to be seen everywhere within two seconds. */
const EVERY = 400

async function attempt({ db, now, logger }: Telling, notice: Notice, tell: Tell): Promise<void> {
  try {
    await tell(notice, now())
  } catch (error) {
    const isTriedAgain = await putOffNotice(db, notice, now())
    const message = isTriedAgain ? 'a storefront was not told of a change' : 'a storefront is told no more of a change'
    logger[isTriedAgain ? 'warn' : 'error']({ err: error, url: notice.url, attempts: notice.attempts }, message)
    return
  }
  await dropNotice(db, notice)
}

/** Tells every storefront what has changed for it. @returns each notice on its way: one that is slow keeps up no other */
export async function tellChanges(shop: Telling, { urls, tell }: Storefronts): Promise<Promise<void>[]> {
  await gatherChanges(shop.db, urls, shop.now())
  const due = await takeDueNotices(shop.db, shop.now())
  // Whoever is told asks at once, and has to be answered with what is new.
  if (due.length > 0) await shop.readers?.caughtUp()
  return due.map((notice) => attempt(shop, notice, tell))
}

/**
 * Tells the storefronts what changes, until it is stopped.
 * @returns how to stop: resolves when the notices that were on their way are through
 */
export function startTelling(shop: Telling, storefronts: Storefronts): () => Promise<void> {
  const onTheirWay = new Set<Promise<void>>()
  const fail = (error: unknown) => shop.logger.error({ err: error }, 'telling of a change failed')
  const stop = repeat({
    name: 'looking for changes',
    every: EVERY,
    work: async () => {
      for (const one of await tellChanges(shop, storefronts)) {
        const settled: Promise<void> = one.catch(fail).finally(() => onTheirWay.delete(settled))
        onTheirWay.add(settled)
      }
    },
    logger: shop.logger,
  })
  return async () => {
    await stop()
    await Promise.all(onTheirWay)
  }
}
