import { setTimeout as pause } from 'node:timers/promises'
import type { NewOrder } from '../../../contract/entities/checkout'
import { CODES } from '../../../contract/codes'
import { place } from './place'
import type { Answer, Shopper } from './shopper'

const TRIES = 200
const PAUSE = 50

/** Sends an order until it is answered for good: that the same is under way already is no answer. */
export async function placeStubbornly(shopper: Shopper, order: NewOrder, key: string): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    const answer = await place(shopper, order, key)
    if (answer.code !== CODES.inFlight || tries === TRIES) return answer
    await pause(PAUSE)
  }
}
