/** The time of a world: it goes on by itself, can be turned on, and never tells the same moment twice to one who signs. */
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
