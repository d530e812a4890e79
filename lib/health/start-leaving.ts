import 'server-only'
import { env } from '../env'
import { log } from '../log'
import { leaveSlowly } from './leave-slowly'
import { readiness } from './readiness'

/** On SIGTERM this process says at `/readyz` that it leaves, goes on answering for a while, and then drains. */
export function startLeaving() {
  const delay = env().DRAIN_DELAY_MS
  const onLeaving = () => {
    readiness().isLeaving = true
    log().info({ delay }, 'leaving')
  }
  leaveSlowly({ source: process, delay, onLeaving })
}
