import { setTimeout as pause } from 'node:timers/promises'
import { startStoreApi, startStorefront } from '../harness/shop'
import { bench } from './bench'
import { fire } from './load/fire'
import { residentMb } from '../harness/measure'
import { report } from './command-line'

/** Time until a program without requests is idle. */
const REST_MS = 3000

await bench(async ({ processes, settings }) => {
  const storeApi = await startStoreApi(processes, settings)
  const begin = performance.now()
  const storefront = await startStorefront(processes, settings, storeApi.url)
  const home = await fetch(storefront.url)
  await home.arrayBuffer()
  const ready = performance.now() - begin
  const pid = storefront.child.pid ?? 0
  await pause(REST_MS)
  const idle = residentMb(pid)
  await fire({ name: 'home', origin: storefront.url, next: () => ({ path: '/' }) })
  await pause(REST_MS)
  return report('start', [
    { name: 'storefront, to its first page', value: ready, unit: 'ms' },
    { name: 'storefront at rest, resident', value: idle, unit: 'MB' },
    { name: 'storefront after load, resident', value: residentMb(pid), unit: 'MB' },
    { name: 'store API (PGlite) at rest, resident', value: residentMb(storeApi.child.pid ?? 0), unit: 'MB' },
  ])
})
