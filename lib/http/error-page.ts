import 'server-only'
import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { escapeHtml } from '../format/text'
import { chooseLocale } from '../i18n/locales'
import { decodeForDisplay } from '../routing/requested-path'
import FAILED_TEXTS from './page-failed-texts.json'
import TEXTS from './refusal-texts.json'

/** Seconds after which a slot of the concurrency limit is free again. */
const RETRY_AFTER_S = '1'

/** Requests that the pipeline itself rejects, before their bodies are read. */
const REJECTIONS = {
  malformed: { status: 400, headers: {} },
  methodNotAllowed: { status: 405, headers: {} },
  timeout: { status: 408, headers: {} },
  tooManyRequests: { status: 429, headers: { 'retry-after': RETRY_AFTER_S } },
  overloaded: { status: 503, headers: { 'retry-after': RETRY_AFTER_S } },
} as const satisfies Record<string, { status: number; headers: OutgoingHttpHeaders }>

export type Rejection = keyof typeof REJECTIONS

const localeOf = ({ headers }: Pick<IncomingMessage, 'headers'>) => chooseLocale(headers['accept-language'] ?? '')

/** Calls of scripts, which read the contract's envelope. Forms are sent by people. */
const isApiCall = (url: string) => url.startsWith('/api/') && !url.startsWith('/api/form/')

/**
 * Responds with an error in the visitor's language: an API call with the contract's envelope, any other with a
 * page. The connection is closed, as the request's body is not read.
 */
export function rejectRequest(
  request: IncomingMessage,
  response: ServerResponse,
  rejection: Rejection,
  extraHeaders: OutgoingHttpHeaders = {},
): void {
  const { status, headers } = REJECTIONS[rejection]
  const lang = localeOf(request)
  const texts = TEXTS[lang][rejection]
  const isCall = isApiCall(request.url ?? '/')
  const body = isCall ? JSON.stringify({ code: status, msg: texts.text, data: null }) : plainPage({ lang, ...texts })
  response.writeHead(status, {
    'cache-control': 'private, no-store',
    'content-length': Buffer.byteLength(body),
    'content-security-policy': PLAIN_PAGE_POLICY,
    'content-type': isCall ? 'application/json' : 'text/html; charset=utf-8',
    ...headers,
    ...extraHeaders,
    connection: 'close',
  })
  response.end(body)
}

/** @param allow the methods that the address has */
export const rejectMethod = (request: IncomingMessage, response: ServerResponse, allow: readonly string[]): void =>
  rejectRequest(request, response, 'methodNotAllowed', { allow: allow.join(', ') })

/** This page has none of the shop's styles. */
const FALLBACK_STYLE = 'max-width:30rem;margin:4rem auto;padding:0 1.5rem;font:1rem/1.6 system-ui,sans-serif'

const fallback = ({ title, text, home, path = '' }: { title: string; text: string; home: string; path?: string }) =>
  `<noscript><main style="${FALLBACK_STYLE}"><h1>${title}</h1>${path && `<p><code>${escapeHtml(path)}</code></p>`}` +
  `<p>${text}</p><p><a href="/">${home}</a></p></main></noscript>`

/**
 * Text for browsers without scripts, for pages whose body Next renders only with scripts: it renders
 * `app/global-error.tsx` and `app/not-found.tsx` in the browser if a page fails while it is rendered.
 * @returns null for a status that has a body
 */
export function errorFallback(status: number, request: Pick<IncomingMessage, 'headers' | 'url'>): string | null {
  const lang = localeOf(request)
  if (status === 500 || status === 503) return fallback(FAILED_TEXTS[lang])
  if (status !== 404 && status !== 410) return null
  const path = decodeForDisplay(request.url?.split('?', 1)[0] ?? '')
  return fallback({ ...TEXTS[lang].missing, home: TEXTS[lang].home, path })
}

interface PlainPage {
  lang: string
  title: string
  text: string
  /** The link to continue, and its text. */
  back?: { href: string; label: string }
}

/** Minimal styles: text colours, line length, and a link that is large enough to tap. */
const STYLE =
  'body{margin:0;display:grid;min-height:100vh;place-items:center;font:1rem/1.6 system-ui,sans-serif;color:#17181a;background:#fff}' +
  'main{max-width:30rem;padding:1.5rem}h1{margin:0;font-size:1.75rem;line-height:1.2}p{margin:.75rem 0 0}' +
  'a{display:inline-block;padding:.625rem 0;color:inherit;font-weight:600}' +
  '@media(prefers-color-scheme:dark){body{color:#f4f2ee;background:#17181a}}'

/**
 * The policy of a page without the rest of the shop: it allows only its own style.
 * @param sources of further directives, each ending in a semicolon
 */
export function plainPagePolicy(style: string, sources = ''): string {
  const hash = createHash('sha256').update(style).digest('base64')
  return `default-src 'none'; style-src 'sha256-${hash}'; ${sources}base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
}

export const PLAIN_PAGE_POLICY = plainPagePolicy(STYLE)

/** A page without the rest of the shop, for when the shop is overloaded or must not be called. */
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
