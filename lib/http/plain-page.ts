import { createHash } from 'node:crypto'
import { escapeHtml } from '../format/text'

interface PlainPage {
  lang: string
  title: string
  text: string
  /** Where to go on, and what it is called. */
  back?: { href: string; label: string }
}

/** All it has of the shop's looks: its ink, its measure, a line one can press. */
const STYLE =
  'body{margin:0;display:grid;min-height:100vh;place-items:center;font:1rem/1.6 system-ui,sans-serif;color:#17181a;background:#fff}' +
  'main{max-width:30rem;padding:1.5rem}h1{margin:0;font-size:1.75rem;line-height:1.2}p{margin:.75rem 0 0}' +
  'a{display:inline-block;padding:.625rem 0;color:inherit;font-weight:600}' +
  '@media(prefers-color-scheme:dark){body{color:#f4f2ee;background:#17181a}}'

const styleHash = createHash('sha256').update(STYLE).digest('base64')

/** What a page that needs nothing may do: look as it does. */
export const PLAIN_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** A page that is written without the rest of the shop: when that has no time, or should not be asked. */
export function plainPage({ lang, title, text, back }: PlainPage): string {
  const link = back ? `\n<p><a href="${escapeHtml(back.href)}">${escapeHtml(back.label)}</a></p>` : ''
  return `<!doctype html>
<html lang="${escapeHtml(lang)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>${link}</main></body>
</html>
`
}
