import { callErrors } from './call-error-log'
import type { Step } from './compose'
import { fetchSettings } from './edge-api-client'
import { settingsMetric } from './server-timing'
import { SwrCache } from './swr-cache'

/** A new restriction or language of the store holds seven seconds after it was set at the latest. */
const settings = new SwrCache({
  load: fetchSettings,
  freshFor: 5_000,
  staleFor: 2_000,
  maxWait: 300,
  retryAfter: 2_000,
  onError: (error) => callErrors.add('settings', error),
})

/** Puts the store settings into the context. While they are unknown, nothing is restricted and no page is cached. */
export const loadSettings: Step = async (context) => {
  context.settings = await settings.get(context.waitUntil)
  const known = settings.isFailing ? 'stale' : 'fresh'
  context.serverTiming.add(settingsMetric(context.settings ? known : 'unavailable'))
  return undefined
}
