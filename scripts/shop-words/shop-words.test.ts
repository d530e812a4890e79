/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { textsOf as payPage } from '../../payment-service/texts/texts'
import { RETIRED_LABELS, RETIRED_SENTENCES } from './retired-sentences'
import { devTexts, LANGUAGES, shopTexts, type Language } from './shop-texts'

const TEXTS = shopTexts(payPage)
const page = readFileSync('docs/contributing/words.md', 'utf8')

/** The rows of the table under a heading, cell by cell. */
function tableUnder(heading: string): string[][] {
  const part = page.split(/^## /m).find((each) => each.startsWith(heading)) ?? ''
  const rows = part.split('\n').filter((line) => line.startsWith('|'))
  return rows.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

const GLOSSARY = tableUnder('Glossary')
const EXCEPTIONS = tableUnder('Exceptions').map(([text = '']) => text)

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const asPattern = (variant: string) =>
  new RegExp(`(?<![\\p{L}-])${escapePattern(variant).replace(/\\\*$/, '\\p{L}*')}(?![\\p{L}-])`, 'iu')

/** The retired variants of a language, each with its replacement. */
function retiredWords(language: Language): [word: string, variant: string][] {
  const column = 1 + 2 * LANGUAGES.indexOf(language)
  return GLOSSARY.flatMap((row) =>
    (row[column + 1] ?? '')
      .split(', ')
      .filter((variant) => variant !== '–')
      .map((variant): [string, string] => [row[column] ?? '', variant]),
  )
}

const EXCEPTION_PATTERN = new RegExp(EXCEPTIONS.map(escapePattern).join('|'), 'gi')

/** A text without its placeholders and without allowed exceptions. */
const bare = (text: string) => text.replace(/\{\w+\}/g, ' ').replace(EXCEPTION_PATTERN, ' ')

/** Matches texts that contain a retired sentence, with any inserted values. */
function patternOf(sentence: string): RegExp {
  const isLong = sentence.split(' ').length > 2
  const pattern = escapePattern(sentence.toLowerCase()).replaceAll('…', '.{1,40}')
  return new RegExp(isLong ? pattern : `^${pattern}$`)
}

const containsSentence = (text: string, sentence: string) => patternOf(sentence).test(text.toLowerCase())

describe('the words of the shop', () => {
  it('have a glossary with a word and its retired variants in every language', () => {
    expect(GLOSSARY.length).toBeGreaterThan(20)
    for (const row of GLOSSARY) expect([row[0], row.length, row.includes('')]).toEqual([row[0], 7, false])
    expect(EXCEPTIONS).toContain('Message Center')
  })

  it.each(LANGUAGES)('are read from every source (%s)', (language) => {
    const sources = new Set(TEXTS[language].map(({ where }) => where.split('.')[0]))
    expect([...sources].sort()).toEqual([
      ...['demo', 'messages', 'page-failed', 'payment-service', 'refusals', 'store-api'],
    ])
    expect(TEXTS[language].length).toBeGreaterThan(1200)
  })

  it.each(LANGUAGES)('are one for each thing: no text has a retired variant (%s)', (language) => {
    const patterns = retiredWords(language).map(([word, variant]) => ({ word, variant, pattern: asPattern(variant) }))
    const texts = TEXTS[language].map(({ where, text }) => ({ where, text: bare(text) }))
    const found = texts.flatMap(({ where, text }) =>
      patterns
        .filter(({ pattern }) => pattern.test(text))
        .map(({ word, variant }) => `${where}: "${variant}" instead of "${word}" in ${text.slice(0, 160)}`),
    )
    expect(found).toEqual([])
  })

  it('match retired variants as whole words, and not in the exceptions', () => {
    expect(asPattern('mail').test(bare('An email to {mail}'))).toBe(false)
    expect(asPattern('mail').test('A mail.')).toBe(true)
    expect(asPattern('Brotkrümel*').test('Brotkrümelnavigation')).toBe(true)
    expect(bare('Message Center of {store}')).not.toMatch(/center|store/i)
  })

  it('say none of the retired sentences', () => {
    const texts = TEXTS.en.map(({ where, text }) => ({ where, text: text.toLowerCase() }))
    const found = RETIRED_SENTENCES.flatMap((sentence) => {
      const pattern = patternOf(sentence)
      return texts.filter(({ text }) => pattern.test(text)).map(({ where }) => `${where}: ${sentence}`)
    })
    expect(found).toEqual([])
    expect(RETIRED_LABELS.filter((label) => devTexts().some(({ text }) => text.includes(label)))).toEqual([])
  })

  it('would be caught saying one', () => {
    expect(containsSentence('Socks: was €5.00, is €6.00 now.', 'was …, is … now.')).toBe(true)
    expect(containsSentence('Way to pay', 'Way to pay')).toBe(true)
    expect(containsSentence('We accept', 'Accept')).toBe(false)
  })
})
