/** How one language asks for two of five words. */
export interface Questions {
  /** Plain words of plain letters, 200 or more: what is read is what is typed. */
  words: readonly string[]
  /** @param words five of them @param first and @param second places among them, from 0 */
  ask: (words: readonly string[], first: number, second: number) => string
}

/** Words written one after the other. */
export const wordList = (text: string): string[] => text.trim().split(/\s+/)
