import type { IncomingMessage } from 'node:http'

/** `br` is taken, unless it is said to be worth nothing. */
const BROTLI = /(?:^|[\s,])br(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))(?=\s*(?:[,;]|$))/i

/** Whether who asks can read Brotli. */
export const takesBrotli = ({ headers }: IncomingMessage): boolean =>
  BROTLI.test(String(headers['accept-encoding'] ?? ''))
