import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import { request } from 'undici'
import { processCache } from './process-cache.mjs'
import { env, isDevelopment } from '../env'
import { log } from '../telemetry/log'
import { firstPictures } from './first-pictures'
import { mainPaths } from './main-paths'
import { createWarmUp } from './warm-up'

/** Longest wait for one page, in milliseconds. */
const TIMEOUT = 10_000

/** What changes every page. */
const WHOLE_SHOP: readonly string[] = ['shop', 'store', 'categories', 'pages']

const ask = (path: string) =>
  request(`http://localhost:${env().PORT}${path}`, {
    headers: { accept: 'text/html,image/avif' },
    signal: AbortSignal.timeout(TIMEOUT),
  })

/** Through the middleware, as a shopper comes: what is rendered and drawn is what they are shown. */
async function visit(path: string) {
  const { body } = await ask(path)
  for (const picture of firstPictures(await body.text())) await (await ask(picture)).body.dump()
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
