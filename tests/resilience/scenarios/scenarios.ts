import type { Scenario } from '../scenario'
import { CRASH_SCENARIOS } from './r06-crashes'
import { browsing } from './r01-browsing'
import { overload } from './r02-overload'
import { storeApiHangs } from './r03-store-api-hangs'
import { storeApiBroken } from './r04-store-api-broken'
import { storeApiSlow } from './r05-store-api-slow'
import { redisIsAway } from './r09-redis'
import { diskFull } from './r10-disk-full'
import { restartsUnderLoad } from './r11-restarts-under-load'
import { endSingle } from './r12-end-single'
import { rollingRestart } from './r13-rolling-restart'
import { idleConnections } from './r14-idle-connections'
import { noWriteTwice } from './r15-no-write-twice'
import { retryStorm } from './r16-retry-storm'
import { slowClients } from './r17-slow-clients'
import { malformed } from './r18-malformed'
import { clocks } from './r19-clocks'
import { coldStart } from './r20-cold-start'
import { soak } from './r21-soak'
import { paymentAndMailAway } from './r22-payment-and-mail'
import { streaming } from './r23-streaming'
import { oneTruth } from './r24-one-truth'
import { matrix } from './r25-matrix'

/** All rows, in order. */
export const SCENARIOS: Scenario[] = [
  ...[browsing, overload, storeApiHangs, storeApiBroken, storeApiSlow, ...CRASH_SCENARIOS, redisIsAway, diskFull],
  ...[restartsUnderLoad, endSingle, rollingRestart, idleConnections, noWriteTwice, retryStorm, slowClients, malformed],
  ...[clocks, coldStart, soak, paymentAndMailAway, streaming, oneTruth, matrix],
]
