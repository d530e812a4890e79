import { html } from 'hono/html'
import type { MailTexts } from '../i18n/types'
import { STYLES } from './letter-styles'

export type Html = ReturnType<typeof html>

interface Page {
  language: string
  subject: string
  /** Name of the store. */
  shop: string
  /** Address of its mark; empty where it has none. */
  logo: string
  texts: MailTexts
  /** Paragraphs above the button and below it. */
  before: string[]
  after: string[]
  /** The button, and the address it leads to. */
  action: string
  link: string
  /** Further parts, between the button and the paragraphs below it. */
  parts?: Html[]
}

const paragraph = (line: string) => html`<p style="${STYLES.line}">${line}</p>`

/** A letter as HTML: one column that fits a phone; nothing is fetched but the shop's mark, where it has one, and nothing counted. */
export async function letterPage(page: Page): Promise<string> {
  const { language, subject, shop, logo, texts, before, after, action, link, parts = [] } = page
  const document = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${subject}</title>
      </head>
      <body style="${STYLES.page}">
        <div style="${STYLES.card}">
          <p style="${STYLES.shop}">
            ${logo ? html`<img src="${logo}" alt="" height="32" style="${STYLES.logo}" />` : ''}${shop}
          </p>
          ${paragraph(texts.greeting)} ${before.map(paragraph)}
          <p style="${STYLES.action}"><a href="${link}" style="${STYLES.button}">${action}</a></p>
          ${parts} ${after.map(paragraph)}
          <p style="${STYLES.small}">${texts.orCopy}<br /><a href="${link}" style="${STYLES.link}">${link}</a></p>
          ${paragraph(texts.signature(shop))}
        </div>
      </body>
    </html>`
  return String(await document)
}
