import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { escapePattern } from '../escape-pattern'

type Messages = { [key: string]: string | Messages }

const read = (locale: string) => JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')) as Messages

/** The texts of a message: itself, or the variants of its plural. */
const variantsOf = (message: string): string[] =>
  message.includes('plural,')
    ? Array.from(message.matchAll(/(?:one|other)\s*\{((?:[^{}]|\{[^{}]*\})*)\}/g), ([, arm = '']) => arm)
    : [message]

const textPairs = (localized: Messages, english: Messages): [string, string][] =>
  Object.entries(english).flatMap(([key, text]) => {
    const translation = localized[key]
    if (typeof text === 'string')
      return typeof translation === 'string' ? [[text, translation] as [string, string]] : []
    return typeof translation === 'object' ? textPairs(translation, text) : []
  })

/** A pattern of a message on a page, with any values of its placeholders. */
const asPattern = (text: string) => new RegExp(`^${escapePattern(text).replace(/\\\{\w+\\\}|#/g, '.+')}$`)

/** English texts of the interface that differ from their translations. */
export function englishTexts(locale: string): RegExp[] {
  const english = read('en')
  const pairs = textPairs(read(locale), english)
  const translations = new Set(pairs.flatMap(([, translation]) => variantsOf(translation)))
  return pairs
    .flatMap(([text]) => variantsOf(text))
    .filter((text) => !translations.has(text) && /[a-z]{3}/i.test(text.replace(/\{\w+\}/g, '')))
    .map(asPattern)
}

/** Language, texts and accessible names of a document. */
export interface DocumentTexts {
  language: string
  words: string[]
}

/** Reads the texts of a page. @param html HTML to read instead of the page's own */
export const readTexts = (page: Page, html?: string): Promise<DocumentTexts> =>
  page.evaluate((source) => {
    const parsed = source === undefined ? document : new DOMParser().parseFromString(source, 'text/html')
    const words: string[] = [parsed.title]
    const walker = document.createTreeWalker(parsed.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      if (!parentElement?.closest('script, style, noscript')) words.push(textContent ?? '')
    }
    for (const element of parsed.querySelectorAll('[aria-label], [placeholder], [alt], [title]'))
      for (const name of ['aria-label', 'placeholder', 'alt', 'title']) words.push(element.getAttribute(name) ?? '')
    return {
      language: parsed.documentElement.lang,
      words: [...new Set(words.map((word) => word.trim()).filter(Boolean))],
    }
  }, html)
