import type { StoreApiEnv } from '../../env'
import { NO_ACCOUNTS } from './accounts/account'
import { buildCatalogue } from './build-catalogue'
import type { Catalogue, CatalogueVoices } from './catalogue'

/** Nothing is left for the operator to answer or approve. */
const settled = ({ reviews, questions }: CatalogueVoices): CatalogueVoices => ({
  reviews,
  questions: questions.filter(({ answer }) => answer !== null),
  waiting: [],
})

/**
 * Customers whose password stands in the README, their orders, and coupons whose codes everybody can read are for trying
 * the shop out, and for nothing else.
 */
export function catalogueFor({ DEMO_CUSTOMERS }: Pick<StoreApiEnv, 'DEMO_CUSTOMERS'>): Catalogue {
  const catalogue = buildCatalogue()
  if (DEMO_CUSTOMERS) return catalogue
  return { ...catalogue, accounts: NO_ACCOUNTS, orders: [], coupons: [], voices: settled(catalogue.voices) }
}
