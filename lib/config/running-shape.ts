import { str } from 'envalid'
import { optionalPort, wholeNumber } from './numbers'

/** What all programs of the shop can be told about their running. */
export const runningShape = {
  LOG_LEVEL: str({ choices: ['fatal', 'error', 'warn', 'info', 'debug', 'silent'], default: 'info' }),
  METRICS_HOST: str({ default: '127.0.0.1', desc: 'Where metrics are served' }),
  METRICS_PORT: optionalPort({ default: 0, desc: 'Port of /metrics; none: none are served' }),
  DRAIN_DELAY_MS: wholeNumber(
    0,
    60_000,
    'milliseconds',
  )({ default: 500, desc: 'How long /readyz says 503 before a process that is told to end takes no more requests' }),
}
