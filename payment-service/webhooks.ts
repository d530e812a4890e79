import type { Service } from './context'
import type { DueEvent } from './ledger/ledger'
import { nodeEngine } from '../contract/engines/node'
import { signWebhook, WEBHOOK_HEADERS } from '../contract/webhook'

/** Concurrent deliveries. */
const MAX_CONCURRENT_DELIVERIES = 4

interface RetryState {
  failures: number
  /** Time of the next attempt, in milliseconds since the epoch. */
  next: number
}

/**
 * Delivers every event to the shop until it is acknowledged. Retry state is in memory only: after a restart all
 * undelivered events are sent at once.
 */
export class WebhookDispatcher {
  readonly #retries = new Map<string, RetryState>()
  readonly #inFlight = new Set<Promise<void>>()

  constructor(
    private readonly service: Service,
    private readonly target: Target,
  ) {}

  /** Sends all due events, a few at a time. Resolves when each was tried once. */
  async deliverDue(): Promise<void> {
    const due = this.#due()
    if (due.length === 0 || this.#inFlight.size >= MAX_CONCURRENT_DELIVERIES) return
    const workers = Array.from({ length: Math.min(MAX_CONCURRENT_DELIVERIES - this.#inFlight.size, due.length) }, () =>
      this.#deliverAll(due),
    )
    workers.forEach((worker) => {
      this.#inFlight.add(worker)
      const forget = () => this.#inFlight.delete(worker)
      worker.then(forget, forget)
    })
    await Promise.all(workers)
  }

  /** Resolves when no delivery is in progress. */
  async settled(): Promise<void> {
    await Promise.all(this.#inFlight)
  }

  #due(): DueEvent[] {
    const now = this.service.now()
    return this.service.ledger.dueEvents().filter((event) => now - event.at < EVENT_TTL_MS && this.#isDue(event))
  }

  #isDue({ id }: DueEvent): boolean {
    return (this.#retries.get(id)?.next ?? 0) <= this.service.now()
  }

  async #deliverAll(due: DueEvent[]) {
    // Another worker may have sent it since.
    for (let event = due.shift(); event; event = due.shift()) if (this.#isDue(event)) await this.#send(event)
  }

  async #send(event: DueEvent) {
    const { ledger, logger, now } = this.service
    const failures = (this.#retries.get(event.id)?.failures ?? 0) + 1
    // Keeps other workers from sending it at the same time.
    this.#retries.set(event.id, { failures, next: Infinity })
    const isDelivered = await deliver(event, this.target, now())
    // Set before the journal write below, which may fail.
    this.#retries.set(event.id, { failures, next: now() + retryAfter(failures) })
    if (isDelivered) {
      ledger.write({ kind: 'delivered', event: event.id, at: now() })
      this.#retries.delete(event.id)
      return
    }
    logger.warn({ event: event.id, type: event.body.type, failures }, 'the shop has not accepted an event')
  }
}

/** Timeout of one delivery. */
const DELIVERY_TIMEOUT_MS = 15_000

export interface Target {
  url: string
  key: Uint8Array
  /** Tests pass a shop in the same process. */
  fetch: (url: string, init: RequestInit) => Promise<Response>
}

/**
 * Sends one event to the shop, without retries.
 * @param now milliseconds since the epoch
 * @returns whether the shop acknowledged it
 */
export async function deliver({ id, body: event }: DueEvent, target: Target, now: number): Promise<boolean> {
  const body = JSON.stringify(event)
  const timestamp = String(Math.floor(now / 1000))
  const headers = {
    'content-type': 'application/json',
    [WEBHOOK_HEADERS.id]: id,
    [WEBHOOK_HEADERS.timestamp]: timestamp,
    [WEBHOOK_HEADERS.signature]: signWebhook(nodeEngine, target.key, { id, timestamp, body }),
  }
  try {
    const signal = AbortSignal.timeout(DELIVERY_TIMEOUT_MS)
    const response = await target.fetch(target.url, { method: 'POST', headers, body, signal, redirect: 'error' })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

const RETRY_DELAYS_MS = [SECOND_MS, 5 * SECOND_MS, 30 * SECOND_MS, 2 * MINUTE_MS, 10 * MINUTE_MS] as const

/** Undelivered events are dropped after this time, in milliseconds; the shop can still query the intent. */
const EVENT_TTL_MS = 72 * HOUR_MS

/** Delay before the next delivery, in milliseconds. @param failures failed deliveries so far */
export const retryAfter = (failures: number): number => RETRY_DELAYS_MS[failures - 1] ?? HOUR_MS
