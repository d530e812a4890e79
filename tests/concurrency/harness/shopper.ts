import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { testClient, type Sent } from '../../../store-api/testing/test-shop'

/** The clock of an environment. It can be set forward, and gives each signed request a moment of its own. */
export class Clock {
  private ahead = 0
  private last = 0
  /** How often it was turned on. */
  turns = 0

  /** Milliseconds since the epoch. */
  readonly now = (): number => Date.now() + this.ahead

  /** A moment no other request was signed at: two equal writes of one moment would be a replay. */
  readonly moment = (): number => (this.last = Math.max(this.now(), this.last + 1))

  /** @param milliseconds forwards alone */
  turnOn(milliseconds: number): void {
    this.ahead += milliseconds
    this.turns++
  }
}

/** Retries while the shop is busy, and milliseconds between them: short, so that races go on. */
const TRIES = 60
const PAUSE = 200

/** What was answered. */
export interface ShopResponse {
  status: number
  /** The contract's code; 0 for a success. */
  code: number
  data: unknown
  /** The reply as it came. */
  text: string
  /** A stored response to an earlier request with the same key. */
  isReplay: boolean
}

/** Checks every response for contents that must never be sent. */
export interface Watch {
  onResponse: (call: string, response: ShopResponse) => void
}

type Line = Parameters<typeof testClient>[0]

/** A shopper on a device, signed in or not. Like every client of the shop it retries when a response says so. */
export class Shopper {
  private readonly ask: ReturnType<typeof testClient>
  token = ''
  customerId: number | null = null

  constructor(
    line: Line,
    private readonly clock: Clock,
    private readonly watch: Watch,
    readonly device: string = randomUUID(),
  ) {
    this.ask = testClient(line, device)
  }

  /** Whose cart and draft it has. */
  get owner(): string {
    return this.customerId === null ? `device:${this.device}` : `customer:${this.customerId}`
  }

  /** One request, and again as long as the shop is busy; always with the same key, so that it is done once. */
  async send(method: string, path: string, sent: Sent = {}): Promise<ShopResponse> {
    for (let tries = 1; ; tries++) {
      const { turns } = this.clock
      const response = await this.sendOnce(method, path, sent)
      // Signed before the clock was turned and read after it, a request is out of date: it is signed again.
      const isOutdated = response.status === 400 && this.clock.turns !== turns
      if ((response.status !== 503 && !isOutdated) || tries === TRIES) return response
      if (!isOutdated) await pause(PAUSE)
    }
  }

  async sendOnce(method: string, path: string, sent: Sent = {}): Promise<ShopResponse> {
    const request = { token: this.token, now: this.clock.moment(), ...sent }
    const { response: received, code, data, text } = await this.ask(method, path, request)
    const isReplay = received.headers.get('idempotent-replayed') === 'true'
    const response = { status: received.status, code, data, text, isReplay }
    this.watch.onResponse(`${method} ${path}`, response)
    return response
  }
}
