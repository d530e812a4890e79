import { gauge } from '../../lib/telemetry/metrics'
import type { Ledger } from './ledger'

/** Lets metrics tell how many intents stand where, and what the shop was not told yet: counted when somebody asks. */
export function watchLedger(ledger: Pick<Ledger, 'countByStatus' | 'dueEvents'>): void {
  gauge({
    name: 'payment_intents',
    help: 'Intents, by where they stand.',
    labelNames: ['status'],
    collect() {
      this.reset()
      for (const [status, count] of ledger.countByStatus()) this.set({ status }, count)
    },
  })
  gauge({
    name: 'payment_webhooks_waiting',
    help: 'What the shop was not told yet.',
    collect() {
      this.set(ledger.dueEvents().length)
    },
  })
}
