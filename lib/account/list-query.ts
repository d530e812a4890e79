import { CALLS } from '../../contract/calls'
import type { PaymentStatus, ShippingStatus } from '../../contract/entities/order'
import { invalidFields } from '../forms/form-definition'
import { LIMITS } from '../../contract/limits'

/** Filter of the order list; a missing field does not filter. */
export interface OrderFilter {
  payment?: PaymentStatus
  shipping?: ShippingStatus
  /** Placed within this number of days. */
  days?: number
}

const SCHEMA = CALLS.listOrders.query

/** Filter and page number of a query. Fields the contract does not accept are ignored; the page number is then 1. */
export function readOrderQuery(search: Record<string, unknown>): { filter: OrderFilter; page: number } {
  const textEntries = Object.entries(search).filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  const invalidNames = invalidFields(SCHEMA, Object.fromEntries(textEntries))
  const validValues = Object.fromEntries(textEntries.filter(([name]) => !invalidNames.has(name)))
  const { payment, shipping, days, page } = SCHEMA.cast(validValues)
  return { filter: { payment, shipping, days }, page }
}

/** URL of the filtered order list. @param extra further query values, after the filter's */
export function filterUrl(path: string, { payment, shipping, days }: OrderFilter, extra: Record<string, string> = {}) {
  const pairs = Object.entries({ payment, shipping, days: days?.toString(), ...extra })
  const query = new URLSearchParams(pairs.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
  return query.size > 0 ? `${path}?${query}` : path
}

/** The page number of a query; 1 where it is invalid. */
export function readPage(value: unknown): number {
  const page = typeof value === 'string' && /^\d{1,5}$/.test(value) ? Number(value) : 1
  return page >= 1 && page <= LIMITS.page ? page : 1
}
