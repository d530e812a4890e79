import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { escapePattern } from '../escape-pattern'

type Messages = { [key: string]: string | Messages }

const read = (locale: string) => JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')) as Messages

/** The plain texts of a message: itself, or the arms of its plural. */
const armsOf = (message: string): string[] =>
  message.includes('plural,')
    ? Array.from(message.matchAll(/(?:one|other)\s*\{((?:[^{}]|\{[^{}]*\})*)\}/g), ([, arm = '']) => arm)
    : [message]

const leaves = (own: Messages, english: Messages): [string, string][] =>
  Object.entries(english).flatMap(([key, text]) => {
    const mine = own[key]
    if (typeof text === 'string') return typeof mine === 'string' ? [[text, mine] as [string, string]] : []
    return typeof mine === 'object' ? leaves(mine, text) : []
  })

/** A message as what it looks like on a page, whatever its values are. */
const asPattern = (text: string) => new RegExp(`^${escapePattern(text).replace(/\\\{\w+\\\}|#/g, '.+')}$`)

/** English texts of the interface that are written otherwise in the other language. */
export function englishTexts(locale: string): RegExp[] {
  const english = read('en')
  const own = leaves(read(locale), english)
  const meant = new Set(own.flatMap(([, mine]) => armsOf(mine)))
  return own
    .flatMap(([text]) => armsOf(text))
    .filter((text) => !meant.has(text) && /[a-z]{3}/i.test(text.replace(/\{\w+\}/g, '')))
    .map(asPattern)
}

/** What a document says: its language, its texts, and the words for who cannot see it. */
export interface Said {
  language: string
  words: string[]
}

/** What a page says. @param html of the document that is read in the place of the page's own */
export const saidBy = (page: Page, html?: string): Promise<Said> =>
  page.evaluate((source) => {
    const read = source === undefined ? document : new DOMParser().parseFromString(source, 'text/html')
    const words: string[] = [read.title]
    const walker = document.createTreeWalker(read.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      if (!parentElement?.closest('script, style, noscript')) words.push(textContent ?? '')
    }
    for (const element of read.querySelectorAll('[aria-label], [placeholder], [alt], [title]'))
      for (const name of ['aria-label', 'placeholder', 'alt', 'title']) words.push(element.getAttribute(name) ?? '')
    return {
      language: read.documentElement.lang,
      words: [...new Set(words.map((word) => word.trim()).filter(Boolean))],
    }
  }, html)
