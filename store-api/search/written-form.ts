import { normalise } from './normalise'

/** A word of a text as somebody wrote it, with its accents and marks. */
const WRITTEN_WORD = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu

/** The part of a written word that a word is the beginning or the end of: `auswarts` of `Auswärtstrikot`. */
function partOf(written: string, word: string): string | undefined {
  const plain = normalise(written)
  if (plain.length !== written.length) return undefined
  if (plain.startsWith(word)) return written.slice(0, word.length)
  return plain.endsWith(word) ? written.slice(-word.length) : undefined
}

/** A normalised word as some texts write it, in small letters; as it is when none has it. */
export function writtenForm(word: string, texts: readonly string[]): string {
  const written = texts.flatMap((text) => text.normalize('NFC').toLowerCase().match(WRITTEN_WORD) ?? [])
  const whole = written.find((candidate) => normalise(candidate) === word)
  return whole ?? written.map((candidate) => partOf(candidate, word)).find((part) => part !== undefined) ?? word
}

/** A keyword with other words in the places of some, and all else as it was typed. */
export const withCorrections = (keyword: string, corrections: ReadonlyMap<string, string>): string =>
  keyword.replace(WRITTEN_WORD, (typed) => corrections.get(normalise(typed)) ?? typed)
