import { LIMITS } from '../../contract/limits'

/** The page of a list an address asks for; the first for what is none. */
export function readPage(value: unknown): number {
  const page = typeof value === 'string' && /^\d{1,5}$/.test(value) ? Number(value) : 1
  return page >= 1 && page <= LIMITS.page ? page : 1
}
