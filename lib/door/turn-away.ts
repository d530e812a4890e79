import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseLocale } from '../i18n/locales'
import TEXTS from './busy-texts.json'
import { PLAIN_PAGE_POLICY, plainPage } from './plain-page'

/** What the shop does. Of TRACE, and of OPTIONS for a picture, Next would make an error. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE']

export const isKnownMethod = (method: string | undefined): boolean => METHODS.includes(method ?? '')

/** Refuses a method that is none of the shop's. */
export function refuseMethod(response: ServerResponse) {
  response.writeHead(405, { allow: METHODS.join(', '), 'content-length': 0, connection: 'close' })
  response.end()
}

/** Refuses an address that is none. */
export function refuseAddress(response: ServerResponse) {
  response.writeHead(400, { 'content-length': 0, connection: 'close' }).end()
}

/** Seconds after which one of those who were turned away finds a place. */
const SOON = '1'

/** Says at once that there is no place: to a script in the contract's envelope, to a person in words. */
export function turnAway({ url = '/', headers }: IncomingMessage, response: ServerResponse) {
  const isCall = url.startsWith('/api/') && !url.startsWith('/api/form/')
  const lang = chooseLocale(headers['accept-language'] ?? '')
  const body = isCall
    ? JSON.stringify({ code: 503, msg: TEXTS[lang].text, data: null })
    : plainPage({ lang, ...TEXTS[lang] })
  response.writeHead(503, {
    'cache-control': 'private, no-store',
    'content-length': Buffer.byteLength(body),
    'content-security-policy': PLAIN_PAGE_POLICY,
    'content-type': isCall ? 'application/json' : 'text/html; charset=utf-8',
    'retry-after': SOON,
    // What was sent along is not read any more.
    connection: 'close',
  })
  response.end(body)
}
