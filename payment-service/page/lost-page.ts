import { html } from 'hono/html'
import { languageOf, textsOf } from '../texts/texts-of'
import { htmlDocument } from './document'

/** A page about no intent: there is none, or the form was not ours. @param accepted the `Accept-Language` header */
export function lostPage(what: 'unknown' | 'refused', accepted: string) {
  const language = languageOf(accepted.slice(0, 2).toLowerCase())
  const texts = textsOf(language)
  const { title, text } = texts[what]
  const content = html`<div class="note">
    <h1>${title}</h1>
    <p>${text}</p>
  </div>`
  return htmlDocument({ language, title, texts, content })
}
