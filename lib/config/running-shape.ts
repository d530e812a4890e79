import { str } from 'envalid'
import { optionalPort, wholeNumber } from './numbers'

/** Operating settings that all three programs share. */
export const runningShape = {
  LOG_LEVEL: str({
    choices: ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
    default: 'info',
    desc: 'Lowest level that is logged',
  }),
  METRICS_HOST: str({ default: '127.0.0.1', desc: 'Address on which metrics are served; not for the public' }),
  METRICS_PORT: optionalPort({ default: 0, desc: 'Port of /metrics for Prometheus; without it no metrics are served' }),
  DRAIN_DELAY_MS: wholeNumber(
    0,
    60_000,
    'milliseconds',
  )({
    default: 500,
    desc: 'On SIGTERM: time in ms during which /readyz returns 503 and requests are still served. Use two intervals of your health check',
  }),
}
