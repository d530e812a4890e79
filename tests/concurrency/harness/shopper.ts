import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { testClient, type TestRequest } from '../../../store-api/testing/test-shop'

/** The clock of an environment. It can be advanced, and provides a unique signing time for each request. */
export class Clock {
  private offsetMs = 0
  private lastSigningTime = 0
  /** Number of times it was advanced. */
  advanceCount = 0

  /** Milliseconds since the epoch. */
  readonly now = (): number => Date.now() + this.offsetMs

  /** A unique signing time: two equal writes with the same one would be a replay. */
  readonly nextSigningTime = (): number => (this.lastSigningTime = Math.max(this.now(), this.lastSigningTime + 1))

  /** Advances the clock. @param milliseconds must be positive */
  advance(milliseconds: number): void {
    this.offsetMs += milliseconds
    this.advanceCount++
  }
}

const MAX_TRIES = 60
/** Between retries while the shop is busy: short, so that requests keep racing. */
const RETRY_INTERVAL_MS = 200

export interface ShopResponse {
  status: number
  /** The contract's code; 0 for a success. */
  code: number
  data: unknown
  /** The body. */
  text: string
  /** Whether it is the stored response to an earlier request with the same key. */
  isReplay: boolean
}

/** Observes every response. */
export interface ResponseObserver {
  onResponse: (call: string, response: ShopResponse) => void
}

type Target = Parameters<typeof testClient>[0]

/** A shopper on a device, logged in or not. Like every client of the shop, it retries if a response says so. */
export class Shopper {
  private readonly client: ReturnType<typeof testClient>
  token = ''
  customerId: number | null = null

  constructor(
    target: Target,
    private readonly clock: Clock,
    private readonly observer: ResponseObserver,
    readonly device: string = randomUUID(),
  ) {
    this.client = testClient(target, device)
  }

  /** Owner of its cart and of its checkout. */
  get owner(): string {
    return this.customerId === null ? `device:${this.device}` : `customer:${this.customerId}`
  }

  /** Sends a request, and retries it with the same idempotency key while the shop is busy. */
  async send(method: string, path: string, sent: TestRequest = {}): Promise<ShopResponse> {
    for (let tries = 1; ; tries++) {
      const { advanceCount } = this.clock
      const response = await this.sendOnce(method, path, sent)
      // If the clock was advanced between signing and verification, the signature has expired: signs again.
      const isOutdated = response.status === 400 && this.clock.advanceCount !== advanceCount
      if ((response.status !== 503 && !isOutdated) || tries === MAX_TRIES) return response
      if (!isOutdated) await pause(RETRY_INTERVAL_MS)
    }
  }

  async sendOnce(method: string, path: string, sent: TestRequest = {}): Promise<ShopResponse> {
    const request = { token: this.token, now: this.clock.nextSigningTime(), ...sent }
    const { response: received, code, data, text } = await this.client(method, path, request)
    const isReplay = received.headers.get('idempotent-replayed') === 'true'
    const response = { status: received.status, code, data, text, isReplay }
    this.observer.onResponse(`${method} ${path}`, response)
    return response
  }
}
