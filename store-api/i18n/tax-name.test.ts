/** @jest-environment node */
import { taxName } from './tax-name'

it.each([
  ['en', 'GB', 'VAT'],
  ['en', '', 'VAT'],
  ['en', 'AU', 'GST'],
  ['en', 'US', 'tax'],
  ['es', 'ES', 'IVA'],
  ['es', 'PE', 'IGV'],
  ['de', 'DE', 'MwSt.'],
  ['de', 'AT', 'USt.'],
] as const)('in %s, the tax of a shop in %j is called %s', (language, country, name) => {
  expect(taxName(language, country)).toBe(name)
})
