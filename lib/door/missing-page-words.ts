import type { IncomingMessage } from 'node:http'
import { escapeHtml } from '../format/escape-html'
import { chooseLocale } from '../i18n/locales'
import { readable } from '../readable-path'
import { WORDS_STYLE } from './failed-page'
import TEXTS from '../http/refusal-texts.json'

/** A document in which Next lets scripts draw the page: its body has nothing in it. */
const IS_BARE = '<html id="__next_error__"'
const BODY = '<body>'

/**
 * Gives a page that says there is none words for whoever runs no script, where Next sends an empty body: when it became known
 * only while the page was made. One for each page.
 */
export class MissingPageWords {
  #isBare = false

  constructor(private readonly request: Pick<IncomingMessage, 'headers' | 'url'>) {}

  /** @param html a part of the page, one character for each byte, no tag cut in two */
  add(html: string): string {
    this.#isBare ||= html.includes(IS_BARE)
    if (!this.#isBare || !html.includes(BODY)) return html
    return html.replace(BODY, () => BODY + Buffer.from(this.#words(), 'utf8').toString('latin1'))
  }

  #words(): string {
    const { url = '', headers } = this.request
    const { missing, home } = TEXTS[chooseLocale(headers['accept-language'] ?? '')]
    const path = escapeHtml(readable(url.split('?', 1)[0] ?? ''))
    return (
      `<noscript><main style="${WORDS_STYLE}"><h1>${missing.title}</h1><p><code>${path}</code></p>` +
      `<p>${missing.text}</p><p><a href="/">${home}</a></p></main></noscript>`
    )
  }
}
