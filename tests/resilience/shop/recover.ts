import { setTimeout as pause } from 'node:timers/promises'
import type { Instance } from '../../harness/cluster'
import { UserError } from '../../harness/user-error'
import type { Ask } from './client'

/** A breaker looks every five seconds, the store API comes back within five: so long everybody may need. */
const PATIENCE = 40_000
const PAUSE = 200

/** A call that is never answered from memory, and needs the database. */
export const LIVE_CALL = '/api/cart?page=1&limit=12'

/** So often in a row everything has to be well: with two store APIs, one may be well and the other not yet. */
const ENOUGH = 3

/**
 * Waits until every storefront has the store API back.
 * @returns how long that took, in milliseconds
 * @throws UserError when one does not come back
 */
export async function recover(storefronts: Instance[], ask: Ask): Promise<number> {
  const begun = Date.now()
  for (const { name, url } of storefronts) {
    for (let well = 0; well < ENOUGH;) {
      const { status } = await ask(url + LIVE_CALL)
      well = status === 200 ? well + 1 : 0
      if (Date.now() - begun > PATIENCE) throw new UserError(`${name} does not come back: ${status}.`)
      if (well === 0) await pause(PAUSE)
    }
  }
  return Date.now() - begun
}
