import { createHash, randomInt } from 'node:crypto'

/**
 * One of each group of characters that are mistaken for one another when they are drawn askew: 28, of which five make
 * 24 bits.
 */
export const CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ3479'

const LENGTH = 5

/** What people type for the character of its group that is drawn. */
const LOOK_ALIKES: Readonly<Record<string, string>> = { 0: 'Q', O: 'Q', 1: '7', 2: 'Z', 5: 'S', 6: 'G', 8: 'B' }

/** A new word of a picture, as nobody can foresee it. */
export const newCode = (): string =>
  Array.from({ length: LENGTH }, () => CODE_ALPHABET.charAt(randomInt(CODE_ALPHABET.length))).join('')

/** Answers that are as good as each other, written in one way: without case, accents, hyphens and look-alikes. */
export const normalizeAnswer = (answer: string): string =>
  answer
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/[O012568]/g, (character) => LOOK_ALIKES[character] ?? character)

/** SHA-256 of an answer for one device, hex: the same answer is another one for another device. */
export const hashAnswer = (answer: string, device: string): string =>
  createHash('sha256')
    .update(`${device} ${normalizeAnswer(answer)}`)
    .digest('hex')
