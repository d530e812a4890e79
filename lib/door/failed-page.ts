import { chooseLocale } from '../i18n/locales'
import TEXTS from '../http/page-failed-texts.json'

/** Such a page has none of the shop's styles. */
export const WORDS_STYLE = 'max-width:30rem;margin:4rem auto;padding:0 1.5rem;font:1rem/1.6 system-ui,sans-serif'

/**
 * Gives a page that failed words for whoever runs no script: Next sends an empty body, in which scripts draw
 * `app/global-error.tsx`.
 * @param html the page or a part of it, one character for each byte, no tag cut in two
 * @param languages the request's `Accept-Language`
 */
export function withWords(html: string, languages: string): string {
  const { title, text, home } = TEXTS[chooseLocale(languages)]
  const words = `<main style="${WORDS_STYLE}"><h1>${title}</h1><p>${text}</p><p><a href="/">${home}</a></p></main>`
  return html.replace('<body>', Buffer.from(`<body><noscript>${words}</noscript>`, 'utf8').toString('latin1'))
}
