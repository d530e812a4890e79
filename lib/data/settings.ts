import 'server-only'
import { cache } from 'react'
import { noteOf } from '../api/read-answer'
import { CALLS } from '../../contract/calls'
import type { StoreSettings } from '../../contract/entities/store'
import { env } from '../env'
import { log } from '../telemetry/log'
import { noteStoreUrl } from './picture-base'
import { publicRead } from './public-read'
import { readSettings } from './read-settings'
import { unknownStore } from './unknown-store'

const mended = (data: unknown): StoreSettings =>
  readSettings(data, unknownStore(env().PUBLIC_ORIGIN), noteOf(CALLS.getStore))

/** The store settings. A failed fetch is only logged (spec §8); pages then show a shop without a name. */
export const getStoreSettings: () => Promise<StoreSettings> = cache(async () => {
  try {
    const settings = await publicRead(CALLS.getStore, { tags: ['store'], accept: mended })
    noteStoreUrl(settings.url)
    return settings
  } catch (error) {
    log().error({ err: error }, 'store settings could not be fetched')
    return unknownStore(env().PUBLIC_ORIGIN)
  }
})
