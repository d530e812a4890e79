import { randomInt } from 'node:crypto'
import type { Locale } from '../catalogue/catalogue'
import { de } from './questions/de'
import { en } from './questions/en'
import { es } from './questions/es'
import type { Questions } from './questions/questions'

const QUESTIONS: Record<Locale, Questions> = { en, es, de }

const WORDS = 5

/** So many of a list, each once, in an order nobody can foresee. */
function draw<Item>(list: readonly Item[], count: number): Item[] {
  const left = [...list]
  return Array.from({ length: count }).flatMap(() => left.splice(randomInt(left.length), 1))
}

/** A new question in words and its answer, in the language of the store. */
export function newQuestion(language: Locale): { question: string; answer: string } {
  const { words, ask } = QUESTIONS[language]
  const shown = draw(words, WORDS)
  const [first = 0, second = 1] = draw([...shown.keys()], 2)
  return { question: ask(shown, first, second), answer: `${shown[first]}-${shown[second]}` }
}
