/** What clients know by themselves, whatever becomes of the shop. */
export class Notebook {
  /** Numbers that were answered, by the key of the order. */
  readonly acknowledged = new Map<string, string>()
  /** Orders that were told apart from what they had been told before. */
  readonly contradictions: string[] = []
  /** Numbers of the orders that were told to be paid. */
  readonly paid = new Set<string>()
  /** Requests that were never answered, and were made again. */
  unanswered = 0
  /** Answers by which the shop said that it failed, and could not say why. */
  readonly failures: string[] = []

  note(key: string, number: string): void {
    const before = this.acknowledged.get(key)
    if (before !== undefined && before !== number) this.contradictions.push(`${key}: ${before}, then ${number}`)
    this.acknowledged.set(key, number)
  }
}
