/** Letters that Unicode does not take apart into a plain letter and a mark. */
const PLAIN: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
}
const NOT_PLAIN = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g')

const APOSTROPHES = /['’‘ʼ]/g

/** PostgreSQL refuses words of more than 2046 bytes; nobody writes one of so many letters. */
const LONGEST_WORD = 60

/** A text as both sides of a search are compared: small letters without accents, and between the words one space. */
export const normalise = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(APOSTROPHES, '')
    .replace(/\p{M}/gu, '')
    .replace(NOT_PLAIN, (letter) => PLAIN[letter] ?? '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The words of a text, each once, in its order. */
export const wordsOf = (text: string): string[] => {
  const words = normalise(text)
    .split(' ')
    .filter((word) => word !== '')
  return [...new Set(words.map((word) => [...word].slice(0, LONGEST_WORD).join('')))]
}
