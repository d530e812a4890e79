import { gauge } from '../../lib/telemetry/metrics'
import type { Ledger } from './ledger'

/** Registers gauges of intents by status and undelivered webhooks; both are counted at scrape time. */
export function watchLedger(ledger: Pick<Ledger, 'countByStatus' | 'dueEvents'>): void {
  gauge({
    name: 'payment_intents',
    help: 'Intents by status.',
    labelNames: ['status'],
    collect() {
      this.reset()
      for (const [status, count] of ledger.countByStatus()) this.set({ status }, count)
    },
  })
  gauge({
    name: 'payment_webhooks_waiting',
    help: 'Webhook events not yet delivered to the shop.',
    collect() {
      this.set(ledger.dueEvents().length)
    },
  })
}
