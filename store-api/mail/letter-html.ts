import { html } from 'hono/html'
import type { Writing } from './letter-text'

/** Mail programs know neither variables nor style sheets: every part carries its own style. */
const STYLES = {
  page: 'margin:0;padding:24px 12px;background:#faf9f7;color:#17181a;font:16px/1.5 Helvetica,Arial,sans-serif',
  card: 'max-width:560px;margin:0 auto;padding:32px 24px;background:#ffffff;border-top:4px solid #17181a',
  shop: 'margin:0 0 24px;font-size:22px;font-weight:bold',
  line: 'margin:0 0 16px',
  action: 'margin:24px 0',
  button:
    'display:inline-block;padding:14px 24px;background:#17181a;color:#ffffff;font-weight:bold;text-decoration:none',
  small: 'margin:0 0 16px;font-size:14px;color:#5c5852;overflow-wrap:anywhere',
  link: 'color:#17181a',
}

/** A letter as HTML: one column that fits a phone, nothing fetched from anywhere, nothing counted. */
export async function letterHtml({ letter: { text }, texts, shop, link, language }: Writing): Promise<string> {
  const paragraph = (line: string) => html`<p style="${STYLES.line}">${line}</p>`
  const page = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${text.subject(shop)}</title>
      </head>
      <body style="${STYLES.page}">
        <div style="${STYLES.card}">
          <p style="${STYLES.shop}">${shop}</p>
          ${paragraph(texts.greeting)} ${text.before.map(paragraph)}
          <p style="${STYLES.action}"><a href="${link}" style="${STYLES.button}">${text.action}</a></p>
          ${text.after.map(paragraph)}
          <p style="${STYLES.small}">${texts.orCopy}<br /><a href="${link}" style="${STYLES.link}">${link}</a></p>
          ${paragraph(texts.signature(shop))}
        </div>
      </body>
    </html>`
  return String(await page)
}
