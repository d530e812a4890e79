import type { Row } from '../row'
import { storeApiHangs } from './r03-store-api-hangs'
import { storeApiBroken } from './r04-store-api-broken'
import { redisIsAway } from './r09-redis'
import { coldStart } from './r20-cold-start'

/** Every fault and every load, in their order. */
export const ROWS: Row[] = [storeApiHangs, storeApiBroken, redisIsAway, coldStart]
