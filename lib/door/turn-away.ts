import 'server-only'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { isDevelopment } from '../env'
import { chooseLocale } from '../i18n/locales'
import { PLAIN_PAGE_POLICY, plainPage } from '../http/plain-page'
import TEXTS from '../http/refusal-texts.json'

/** What the shop does. Of TRACE, and of OPTIONS for a picture, Next would make an error. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE']

/** Whatever changes something is a call: of another method for a page, a file or a picture Next would make an error. */
const READS = ['GET', 'HEAD']

/** The methods there are for an address. */
export const methodsOf = (url = '/'): readonly string[] =>
  /^\/api(?:\/|$)/.test(url) || isDevelopment() ? METHODS : READS

/** Refuses a method that is none of the shop's, or none for this address. */
export function refuseMethod({ url, method = '' }: IncomingMessage, response: ServerResponse) {
  const allow = (METHODS.includes(method) ? methodsOf(url) : METHODS).join(', ')
  response.writeHead(405, { allow, 'content-length': 0, connection: 'close' }).end()
}

/** Leads to another address for good. */
export function moveTo(response: ServerResponse, location: string) {
  response.writeHead(308, { location, 'cache-control': 'public, max-age=0', 'content-length': 0 }).end()
}

/** Seconds after which one of those who were turned away finds a place. */
const SOON = '1'

/** Why a request is answered before anybody has read it. */
const REFUSALS = {
  malformed: { text: 'malformed', status: 400, headers: {} },
  slow: { text: 'timeout', status: 408, headers: {} },
  tooMany: { text: 'tooManyRequests', status: 429, headers: { 'retry-after': SOON } },
  busy: { text: 'overloaded', status: 503, headers: { 'retry-after': SOON } },
} as const satisfies Record<string, { text: string; status: number; headers: OutgoingHttpHeaders }>

export type Refusal = keyof typeof REFUSALS

/**
 * Refuses a request at once, and says why: to a script in the contract's envelope, to a person in words. What was sent along
 * is not read any more.
 */
export function refuse({ url = '/', headers }: IncomingMessage, response: ServerResponse, refusal: Refusal) {
  const { text, status, headers: more } = REFUSALS[refusal]
  const isCall = url.startsWith('/api/') && !url.startsWith('/api/form/')
  const lang = chooseLocale(headers['accept-language'] ?? '')
  const texts = TEXTS[lang][text]
  const body = isCall ? JSON.stringify({ code: status, msg: texts.text, data: null }) : plainPage({ lang, ...texts })
  response.writeHead(status, {
    'cache-control': 'private, no-store',
    'content-length': Buffer.byteLength(body),
    'content-security-policy': PLAIN_PAGE_POLICY,
    'content-type': isCall ? 'application/json' : 'text/html; charset=utf-8',
    ...more,
    connection: 'close',
  })
  response.end(body)
}
