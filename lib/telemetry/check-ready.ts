import 'server-only'
import { storeApi } from '../api/store-api'
import { CALLS } from '../../contract/calls'
import { ANYONE } from '../../contract/signed-headers'
import { readiness, type Readiness } from './readiness'

/** What every page shows. @throws ApiError while the store API is away */
async function seeShop(): Promise<void> {
  const read = (path: string) => storeApi().send({ method: 'GET', path, caller: ANYONE })
  await Promise.all([read(CALLS.getStore.path), read(CALLS.listCategories.path)])
}

/**
 * Whether an instance can be given shoppers: from when it has seen the shop once, until it is about to end.
 * @param see sees the shop; asked once at a time, however many want to know. @throws while it cannot be seen
 */
export function createReadyCheck(state: Readiness, see: () => Promise<unknown>): () => Promise<boolean> {
  let seeing: Promise<void> | undefined
  const look = async () => {
    try {
      await see()
      state.hasSeenShop = true
    } catch {
      // The store API is away: that is what the answer says, and the call itself has told of it.
    } finally {
      seeing = undefined
    }
  }
  return async () => {
    if (!state.hasSeenShop && !state.isLeaving) await (seeing ??= look())
    return state.hasSeenShop && !state.isLeaving
  }
}

/** The same for this process. */
export const isReady = createReadyCheck(readiness(), seeShop)
