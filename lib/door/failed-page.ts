import { chooseLocale } from '../i18n/locales'
import TEXTS from './failed-texts.json'

/** What Next sends for a page that failed: nothing but scripts, which draw the shop's own screen. */
const EMPTY_PAGE = '<html id="__next_error__"><head></head><body>'

/**
 * Gives the page that failed words for whoever runs no script: one that does draws `app/global-error.tsx` in its place.
 * @param html the beginning of the page, or all of it, one character for each byte
 * @param languages the request's `Accept-Language`
 */
export function withWords(html: string, languages: string): string {
  const { title, text, home } = TEXTS[chooseLocale(languages)]
  const words = `<main><h1>${title}</h1><p>${text}</p><p><a href="/">${home}</a></p></main>`
  const bytes = Buffer.from(`${EMPTY_PAGE}<noscript>${words}</noscript>`, 'utf8')
  return html.replace(EMPTY_PAGE, bytes.toString('latin1'))
}
