import type { PaymentEventBody } from '../../contract/payment/intent'
import { SIGN_WINDOW_MS } from '../../contract/signing'
import { gauge } from '../../lib/telemetry/metrics'
import { applyEntry, eventTypeOf, type IntentState, intentView, newState } from './intent-state'
import type { Entry, Journal } from './journal'

/** An event the shop has not acknowledged yet. */
export interface DueEvent {
  id: string
  body: PaymentEventBody
  /** When it happened, in milliseconds since the epoch. */
  at: number
}

/** Signatures are remembered for the whole time they could be replayed. */
const SIGNATURE_TTL_MS = 2 * SIGN_WINDOW_MS

/** In-memory state, rebuilt from the journal at start. Every change is journalled before it is visible. */
export class Ledger {
  readonly #intents = new Map<string, IntentState>()
  readonly #byOrder = new Map<string, string>()
  readonly #events = new Map<string, DueEvent>()
  readonly #signs = new Map<string, number>()
  readonly #listeners: (() => void)[] = []

  constructor(
    private readonly journal: Journal,
    private readonly publicOrigin: string,
  ) {
    for (const entry of journal.entries) this.#apply(entry)
  }

  find(id: string): IntentState | undefined {
    return this.#intents.get(id)
  }

  findByOrder(order: string): IntentState | undefined {
    return this.#intents.get(this.#byOrder.get(order) ?? '')
  }

  /** Number of intents by status. */
  countByStatus(): Map<IntentState['status'], number> {
    const counts = new Map<IntentState['status'], number>()
    for (const { status } of this.#intents.values()) counts.set(status, (counts.get(status) ?? 0) + 1)
    return counts
  }

  /** Intents without a final response of the bank. */
  processing(): IntentState[] {
    return [...this.#intents.values()].filter(({ status }) => status === 'processing')
  }

  dueEvents(): DueEvent[] {
    return [...this.#events.values()]
  }

  /** Calls back for every new event. */
  onEvent(listener: () => void) {
    this.#listeners.push(listener)
  }

  /**
   * Records the signature of a write request.
   * @returns false if it was used before
   */
  recordSignature(sign: string, now: number): boolean {
    for (const [old, at] of this.#signs) {
      if (at > now - SIGNATURE_TTL_MS) break
      this.#signs.delete(old)
    }
    if (this.#signs.has(sign)) return false
    // It is synced with the entry of the request's change, which follows.
    this.#append({ kind: 'sign', sign, at: now }, 'may be lost')
    return true
  }

  /** Appends an entry. It is on disk before it is visible. */
  write(entry: Entry): void {
    this.#append(entry, 'kept')
    if (eventTypeOf(entry)) this.#listeners.forEach((notify) => notify())
  }

  close(): void {
    this.journal.close()
  }

  #append(entry: Entry, durability: 'kept' | 'may be lost') {
    this.journal.append(entry, durability)
    this.#apply(entry)
  }

  #apply(entry: Entry) {
    if (entry.kind === 'sign') this.#signs.set(entry.sign, entry.at)
    else if (entry.kind === 'delivered') this.#events.delete(entry.event)
    else if (entry.kind === 'created') {
      this.#intents.set(entry.id, newState(entry))
      this.#byOrder.set(entry.order.order, entry.id)
    } else {
      const before = this.#intents.get(entry.id)
      if (!before) throw new Error(`the journal refers to an unknown intent: ${entry.id}`)
      const state = applyEntry(before, entry)
      this.#intents.set(entry.id, state)
      this.#storeEvent(entry, state)
    }
  }

  /** The event contains the intent at this moment, even if it is delivered later. */
  #storeEvent(entry: Entry, state: IntentState) {
    const type = eventTypeOf(entry)
    if (!type || !('event' in entry) || entry.kind === 'delivered') return
    const { at, event: id } = entry
    const data = { intent: intentView(state, this.publicOrigin) }
    this.#events.set(id, { id, at, body: { type, timestamp: new Date(at).toISOString(), data } })
  }
}

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
