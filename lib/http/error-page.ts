import 'server-only'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { escapeHtml } from '../format/text'
import FAILED_TEXTS from './page-failed-texts.json'
import { PLAIN_PAGE_POLICY, plainPage } from './plain-page'
import TEXTS from './refusal-texts.json'
import { chooseLocale } from '../i18n/locales'
import { readable } from '../routing/requested-path'

/** Seconds after which a slot of the concurrency limit is free again. */
const RETRY_AFTER_S = '1'

/** Requests that the pipeline answers itself, before anything has read their bodies. */
const REFUSALS = {
  malformed: { status: 400, headers: {} },
  methodNotAllowed: { status: 405, headers: {} },
  timeout: { status: 408, headers: {} },
  tooManyRequests: { status: 429, headers: { 'retry-after': RETRY_AFTER_S } },
  overloaded: { status: 503, headers: { 'retry-after': RETRY_AFTER_S } },
} as const satisfies Record<string, { status: number; headers: OutgoingHttpHeaders }>

export type Refusal = keyof typeof REFUSALS

const localeOf = ({ headers }: Pick<IncomingMessage, 'headers'>) => chooseLocale(headers['accept-language'] ?? '')

/** Calls of scripts, which read the contract's envelope. Forms are sent by people. */
const isApiCall = (url: string) => url.startsWith('/api/') && !url.startsWith('/api/form/')

/**
 * Answers a request with an error in the visitor's language: an API call with the contract's envelope, any other with a
 * page. The connection is closed, as the request's body is not read.
 */
export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  refusal: Refusal,
  moreHeaders: OutgoingHttpHeaders = {},
): void {
  const { status, headers } = REFUSALS[refusal]
  const lang = localeOf(request)
  const texts = TEXTS[lang][refusal]
  const isCall = isApiCall(request.url ?? '/')
  const body = isCall ? JSON.stringify({ code: status, msg: texts.text, data: null }) : plainPage({ lang, ...texts })
  response.writeHead(status, {
    'cache-control': 'private, no-store',
    'content-length': Buffer.byteLength(body),
    'content-security-policy': PLAIN_PAGE_POLICY,
    'content-type': isCall ? 'application/json' : 'text/html; charset=utf-8',
    ...headers,
    ...moreHeaders,
    connection: 'close',
  })
  response.end(body)
}

/** @param allow the methods that the address has */
export const refuseMethod = (request: IncomingMessage, response: ServerResponse, allow: readonly string[]): void =>
  refuse(request, response, 'methodNotAllowed', { allow: allow.join(', ') })

/** Such a page has none of the shop's styles. */
const FALLBACK_STYLE = 'max-width:30rem;margin:4rem auto;padding:0 1.5rem;font:1rem/1.6 system-ui,sans-serif'

const fallback = ({ title, text, home, path = '' }: { title: string; text: string; home: string; path?: string }) =>
  `<noscript><main style="${FALLBACK_STYLE}"><h1>${title}</h1>${path && `<p><code>${escapeHtml(path)}</code></p>`}` +
  `<p>${text}</p><p><a href="/">${home}</a></p></main></noscript>`

/**
 * Words for browsers without scripts, for the pages whose body Next leaves to scripts: it draws `app/global-error.tsx` and
 * `app/not-found.tsx` in the browser when a page fails while it is rendered.
 * @returns null for a status that has a body
 */
export function errorFallback(status: number, request: Pick<IncomingMessage, 'headers' | 'url'>): string | null {
  const lang = localeOf(request)
  if (status === 500 || status === 503) return fallback(FAILED_TEXTS[lang])
  if (status !== 404 && status !== 410) return null
  const path = readable(request.url?.split('?', 1)[0] ?? '')
  return fallback({ ...TEXTS[lang].missing, home: TEXTS[lang].home, path })
}
