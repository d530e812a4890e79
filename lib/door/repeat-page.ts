import type { IncomingMessage, ServerResponse } from 'node:http'
import { copyPage, showCopy } from './copy-page'
import type { PageCopies } from './page-copies'

/**
 * Files, calls and pictures are no pages, nor what crawlers are told in streams that nobody could hold; the rest says for itself
 * whether it is one for everybody.
 */
const IS_NO_PAGE =
  /^\/(?:_next|api|image|share|assets|feed|sitemap|healthz|readyz|metrics)(?:\/|$)|^\/[^/]+\.(?:xml|txt)$|^[^/]/

/** With these an address answers something else than the page, or a part of it. */
const OTHER_ANSWERS = ['rsc', 'next-router-prefetch', 'next-router-state-tree', 'next-url', 'range', 'authorization']

/** Longer ones come from nobody who presses links. */
const LONGEST = { address: 512, encodings: 64 }

/** What a copy is found by; null where there can be none. */
export function copyKey({ method, url = '', headers }: IncomingMessage): string | null {
  const encodings = String(headers['accept-encoding'] ?? '')
  if (method !== 'GET' || IS_NO_PAGE.test(url) || OTHER_ANSWERS.some((name) => name in headers)) return null
  if (url.length > LONGEST.address || encodings.length > LONGEST.encodings) return null
  return `${url}\n${encodings}`
}

/**
 * Answers with the copy of a page.
 * @param find which copy; by default that of `PageCopies.find`, after which whoever is shown none has to fetch the page
 * @returns whether there is one
 */
export function repeatPage(
  copies: PageCopies,
  request: IncomingMessage,
  response: ServerResponse,
  find: 'find' | 'last' = 'find',
): boolean {
  const key = copyKey(request)
  const copy = key === null ? undefined : copies[find](key)
  if (copy) showCopy(copy, request, response)
  return copy !== undefined
}

/** Sees to it that there is a copy of a page the next time. */
export function keepPage(copies: PageCopies, request: IncomingMessage, response: ServerResponse): void {
  const key = copyKey(request)
  if (key !== null) copyPage(copies, key, response)
}
