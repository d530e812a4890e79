import type { LdNode } from './node'

/** What every page promises: unworn and with its tags on, a thing may come back. A test holds the texts to it. */
export const RETURN_DAYS = 30

const VOCABULARY = 'https://schema.org'

/** The store's promise to its own country. */
export const returnPolicy = ({ iso }: { iso: string }): LdNode => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: iso,
  returnPolicyCategory: `${VOCABULARY}/MerchantReturnFiniteReturnWindow`,
  merchantReturnDays: RETURN_DAYS,
  returnMethod: `${VOCABULARY}/ReturnByMail`,
})
