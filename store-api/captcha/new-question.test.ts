/** @jest-environment node */
import { KEY_PATTERN } from '../../lib/contract/limits'
import { LOCALES } from '../catalogue/catalogue'
import { newQuestion } from './new-question'
import { de } from './questions/de'
import { en } from './questions/en'
import { es } from './questions/es'

describe.each(Object.entries({ en, es, de }))('the words in %s', (_, { words }) => {
  it('are 200 or more, each once, of plain letters', () => {
    expect(words.length).toBeGreaterThanOrEqual(200)
    expect(new Set(words.map((word) => word.toLowerCase())).size).toBe(words.length)
    for (const word of words) expect(word).toMatch(/^[A-Za-z]{2,12}$/)
  })
})

describe.each(LOCALES)('a question in %s', (language) => {
  it('shows the words of its answer among five, and says which two', () => {
    for (let n = 0; n < 50; n++) {
      const { question, answer } = newQuestion(language)
      const shown = question.split(': ')[1]?.split('. ')[0]?.split(', ') ?? []
      const [first, second, ...more] = answer.split('-')
      expect([shown.length, more]).toEqual([5, []])
      expect(shown).toEqual(expect.arrayContaining([first, second]))
      expect(first).not.toBe(second)
      expect(answer).toMatch(KEY_PATTERN)
    }
  })

  it('is hardly ever the same again', () => {
    const questions = Array.from({ length: 200 }, () => newQuestion(language).question)
    expect(new Set(questions).size).toBe(200)
  })
})

it('asks for the places that are meant', () => {
  const words = ['a', 'b', 'c', 'd', 'e']
  expect(en.ask(words, 1, 4)).toContain('the second and then the fifth')
  expect(es.ask(words, 0, 2)).toContain('la primera y después la tercera')
  expect(de.ask(words, 3, 0)).toContain('das vierte und dann das erste')
})
