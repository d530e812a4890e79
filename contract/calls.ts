import { type Call, matchPath } from './call'
import { ACCOUNT_CALLS } from './calls/account'
import { CATALOG_CALLS } from './calls/catalog'
import { ORDER_CALLS } from './calls/orders'
import { STORE_CALLS } from './calls/store'
import { SUPPORT_CALLS } from './calls/support'

/**
 * Every call of the contract. The client, the proxy's allow-list, the store API's router and the generated
 * documentation all read this one table. Order matters where a fixed path could be taken for a parameter: fixed first.
 */
export const CALLS = {
  ...STORE_CALLS,
  ...CATALOG_CALLS,
  ...ACCOUNT_CALLS,
  ...SUPPORT_CALLS,
  ...ORDER_CALLS,
} as const satisfies Record<string, Call>

export type CallName = keyof typeof CALLS

/** The call of a request, with its path parameters; null if the contract has none. */
export function findCall(method: string, path: string): { call: Call; params: Record<string, string> } | null {
  for (const row of Object.values(CALLS)) {
    const params = row.method === method ? matchPath(row.path, path) : null
    if (params) return { call: row, params }
  }
  return null
}
