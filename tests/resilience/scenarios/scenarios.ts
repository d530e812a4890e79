import type { Scenario } from '../scenario'
import { CRASH_SCENARIOS } from './r06-crashes'
import { browsing } from './r01-browsing'
import { overload } from './r02-overload'
import { storeApiHangs } from './r03-store-api-hangs'
import { storeApiBroken } from './r04-store-api-broken'
import { storeApiSlow } from './r05-store-api-slow'
import { redisDown } from './r09-redis'
import { diskFull } from './r10-disk-full'
import { restartsUnderLoad } from './r11-restarts-under-load'
import { gracefulShutdown } from './r12-graceful-shutdown'
import { rollingRestart } from './r13-rolling-restart'
import { idleConnections } from './r14-idle-connections'
import { noDuplicateWrites } from './r15-no-duplicate-writes'
import { retryStorm } from './r16-retry-storm'
import { slowClients } from './r17-slow-clients'
import { malformed } from './r18-malformed'
import { clocks } from './r19-clocks'
import { coldStart } from './r20-cold-start'
import { soak } from './r21-soak'
import { paymentAndMailDown } from './r22-payment-and-mail'
import { streaming } from './r23-streaming'
import { consistentPrices } from './r24-consistent-prices'
import { matrix } from './r25-matrix'

/** All rows, in order. */
export const SCENARIOS: Scenario[] = [
  ...[browsing, overload, storeApiHangs, storeApiBroken, storeApiSlow, ...CRASH_SCENARIOS, redisDown, diskFull],
  ...[
    restartsUnderLoad,
    gracefulShutdown,
    rollingRestart,
    idleConnections,
    noDuplicateWrites,
    retryStorm,
    slowClients,
    malformed,
  ],
  ...[clocks, coldStart, soak, paymentAndMailDown, streaming, consistentPrices, matrix],
]
