import { REPEAT_INTERVAL_MS } from './signature-check'
import { SIGN_WINDOW_MS } from './signing'

/** What a caller can find out of why it is refused. */
export type CallerTrouble = 'clock' | 'secret'

/** A program that is asked, by its answers. */
export interface SignWatchOptions {
  /** Called once a minute while it lasts, and with null when it is over. */
  tell: (trouble: CallerTrouble | null) => void
  /** Milliseconds since the epoch. */
  now?: () => number
}

/**
 * Finds out why every call to a program is refused: its answer tells no stranger, so its `Date` has to. One refused call
 * among others that are taken says nothing of clocks and secrets.
 */
export class SignWatch {
  trouble: CallerTrouble | null = null
  readonly #tell: SignWatchOptions['tell']
  readonly #now: () => number
  #takenAt = -Infinity
  #toldAt = -Infinity

  constructor({ tell, now = Date.now }: SignWatchOptions) {
    this.#tell = tell
    this.#now = now
  }

  /** A call was refused for its signature, or its answer is sealed with other keys. @param date header of the answer */
  refused(date: string | undefined): void {
    const now = this.#now()
    if (now - this.#takenAt < REPEAT_INTERVAL_MS) return
    const isOff = Math.abs(Date.parse(date ?? '') - now) > SIGN_WINDOW_MS
    const before = this.trouble
    this.trouble = isOff ? 'clock' : 'secret'
    if (before === this.trouble && now - this.#toldAt < REPEAT_INTERVAL_MS) return
    this.#toldAt = now
    this.#tell(this.trouble)
  }

  /** A call was taken for one of this program's. */
  taken(): void {
    this.#takenAt = this.#now()
    if (this.trouble === null) return
    this.trouble = null
    this.#tell(null)
  }
}
