import type { BrowserContext, Locator, Page } from '@playwright/test'
import { callsOf } from '../tests/harness/browser/customer'
import type { Translator } from '../tests/harness/browser/translator'

type Address = Record<string, string | number | boolean>

export const COUNTRY_WITH_STATES = 'United States'
export const COUNTRY_WITHOUT_STATES = 'Austria'

export const ADDRESS_INPUT = {
  firstname: 'Ada',
  lastname: 'King',
  street: '5 Mill Street',
  postalCode: '12207',
  city: 'Albany',
  phone: '+1 518 555 0100',
} as const

export const main = (page: Page) => page.getByRole('main')
export const cards = (page: Page) => main(page).getByRole('article')
export const card = (page: Page, street: string) => cards(page).filter({ hasText: street })
export const field = (page: Page, t: Translator, name: keyof typeof ADDRESS_INPUT | 'state' | 'country') =>
  main(page).getByLabel(t(name === 'state' ? 'AddressForm.state' : `AddressForm.${name}`), { exact: true })
export const save = (page: Page, t: Translator) =>
  main(page)
    .getByRole('button', { name: t('AddressForm.submit') })
    .click()

/** Opens the confirmation before an address is deleted. */
export const confirmationOf = (entry: Locator, t: Translator) =>
  entry.getByText(`${t('AddressBook.remove')} ${ADDRESS_INPUT.firstname}`)

export async function typeIn(
  page: Page,
  t: Translator,
  fields: Partial<typeof ADDRESS_INPUT> | Record<string, string>,
) {
  for (const [name, value] of Object.entries(fields))
    await field(page, t, name as keyof typeof ADDRESS_INPUT).fill(value)
}

/** Addresses of the browser's customer, made without its pages; the first is the last to be listed but for defaults. */
export async function addAddresses(context: BrowserContext, origin: string, ...changes: Address[]) {
  const call = await callsOf(context.request, origin)
  const countries = (await call('GET', '/api/country')).data as { id: number; name: string }[]
  const countryId = countries.find(({ name }) => name === COUNTRY_WITH_STATES)?.id
  const defaults = { isDefaultShipping: false, isDefaultBilling: false }
  const ids: string[] = []
  for (const change of changes) {
    const { code, data, msg } = await call('POST', '/api/address', {
      ...ADDRESS_INPUT,
      ...defaults,
      state: 'NY',
      countryId,
      ...change,
    })
    if (code !== 0) throw new Error(`no address was added: ${msg}`)
    ids.push((data as { id: string }).id)
  }
  return ids
}
