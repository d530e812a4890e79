import type { Service } from '../context'
import type { DueEvent } from '../ledger/ledger'
import { deliver, type Target } from './deliver'
import { EVENT_LIFE, retryAfter } from './retry-after'

/** Deliveries under way at one time. */
const AT_ONCE = 4

interface Tries {
  failures: number
  /** When it is tried again, in milliseconds since the epoch. */
  next: number
}

/**
 * Tells the shop of every event until it has taken it. How often each was tried is forgotten with the process: after a
 * restart all that is due is told at once.
 */
export class Courier {
  readonly #tries = new Map<string, Tries>()
  readonly #underWay = new Set<Promise<void>>()

  constructor(
    private readonly service: Service,
    private readonly target: Target,
  ) {}

  /** Sends what is due now, a few at a time. @returns when all of it was tried once */
  async deliverDue(): Promise<void> {
    const due = this.#due()
    if (due.length === 0 || this.#underWay.size >= AT_ONCE) return
    const workers = Array.from({ length: Math.min(AT_ONCE - this.#underWay.size, due.length) }, () => this.#work(due))
    workers.forEach((worker) => {
      this.#underWay.add(worker)
      const forget = () => this.#underWay.delete(worker)
      worker.then(forget, forget)
    })
    await Promise.all(workers)
  }

  /** Resolves when nothing is under way. */
  async settled(): Promise<void> {
    await Promise.all(this.#underWay)
  }

  #due(): DueEvent[] {
    const now = this.service.now()
    return this.service.ledger.dueEvents().filter((event) => now - event.at < EVENT_LIFE && this.#isDue(event))
  }

  #isDue({ id }: DueEvent): boolean {
    return (this.#tries.get(id)?.next ?? 0) <= this.service.now()
  }

  async #work(due: DueEvent[]) {
    // Another round may have taken it meanwhile.
    for (let event = due.shift(); event; event = due.shift()) if (this.#isDue(event)) await this.#send(event)
  }

  async #send(event: DueEvent) {
    const { ledger, logger, now } = this.service
    const failures = (this.#tries.get(event.id)?.failures ?? 0) + 1
    // Nobody else sends it meanwhile.
    this.#tries.set(event.id, { failures, next: Infinity })
    const isTaken = await deliver(event, this.target, now())
    // Whatever becomes of the note below, it is tried again in time.
    this.#tries.set(event.id, { failures, next: now() + retryAfter(failures) })
    if (isTaken) {
      ledger.write({ kind: 'delivered', event: event.id, at: now() })
      this.#tries.delete(event.id)
      return
    }
    logger.warn({ event: event.id, type: event.body.type, failures }, 'the shop has not taken an event')
  }
}
