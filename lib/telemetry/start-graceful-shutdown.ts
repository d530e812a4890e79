import 'server-only'
import { env } from '../env'
import { readiness } from './readiness'
import { log } from './log'
import { gracefulShutdown } from './graceful-shutdown'

/** On SIGTERM `/readyz` is 503 while requests are still accepted for `DRAIN_DELAY_MS`; then this process drains and exits. */
export function startGracefulShutdown() {
  const { DRAIN_DELAY_MS: delayMs, NEXT_MANUAL_SIG_HANDLE } = env()
  const onLeaving = () => {
    readiness().isLeaving = true
    log().info({ delay: delayMs }, 'leaving')
  }
  const isManual = NEXT_MANUAL_SIG_HANDLE !== ''
  return gracefulShutdown({ source: process, delayMs, onLeaving, isManual, exit: (code) => process.exit(code) })
}
