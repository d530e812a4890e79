import type { StoreApiEnv } from '../env'
import { NO_ACCOUNTS } from './accounts/account'
import { buildCatalogue } from './build-catalogue'
import type { Catalogue } from './catalogue'

/** Customers whose password stands in the README are for trying the shop out, and for nothing else. */
export function catalogueFor({ DEMO_CUSTOMERS }: Pick<StoreApiEnv, 'DEMO_CUSTOMERS'>): Catalogue {
  const catalogue = buildCatalogue()
  return DEMO_CUSTOMERS ? catalogue : { ...catalogue, accounts: NO_ACCOUNTS }
}
