import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import { request } from 'undici'
import { processCache } from '../../cache/process-cache.mjs'
import { env, isDevelopment } from '../env'
import { log } from '../log'
import { mainPaths } from './main-paths'
import { createWarmUp } from './warm-up'

/** Longest wait for one page, in milliseconds. */
const TIMEOUT = 10_000

/** What changes every page. */
const WHOLE_SHOP: readonly string[] = ['store', 'categories', 'pages']

/** By way of the door, as a shopper comes: what is rendered is what they are shown. */
async function visit(path: string) {
  const url = `http://localhost:${env().PORT}${path}`
  const { body } = await request(url, { signal: AbortSignal.timeout(TIMEOUT) })
  await body.dump()
}

/** Renders the main pages now, and again whenever the whole shop has changed. Nobody waits for it. */
export function startWarmUp() {
  if (!env().WARM_UP || isDevelopment()) return
  const onFailure = (error: unknown) => log().warn({ err: error }, 'the main pages could not be rendered ahead')
  const warmUp = createWarmUp({ paths: mainPaths, visit, pause, onFailure })
  processCache().onChange((changes) => {
    if (changes.some((change) => WHOLE_SHOP.includes(change))) void warmUp()
  })
  void warmUp()
}
