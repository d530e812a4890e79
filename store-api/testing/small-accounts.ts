import type { CatalogueAccounts } from '../demo/catalogue/accounts/account'
import { say } from './say'

const ADA = 'ada@mail.example'
const BEN = 'ben@mail.example'

const person = (email: string, firstname: string) => ({
  email,
  password: 'a-long-password',
  firstname,
  lastname: 'Byron',
  registeredHoursAgo: 500,
})

const letters = (email: string): CatalogueAccounts['messages'] => [
  { email, sentHoursAgo: 9, readHoursAgo: 8, subject: say('Old news'), text: say('It was so.') },
  { email, sentHoursAgo: 3, readHoursAgo: null, subject: say('News'), text: say('It is so.\n\nBye.') },
]

const question = (email: string, orderNumber: string): CatalogueAccounts['tickets'][number] => ({
  number: email === ADA ? 'T-000001' : 'T-000002',
  email,
  type: 'delivery',
  state: 'closed',
  orderNumber,
  records: [
    { from: 'customer', hoursAgo: 40, content: say('Where is it?') },
    { from: 'shop', hoursAgo: 30, content: say('With you tomorrow.') },
  ],
})

/** Two customers who each have one of everything, and of addresses one in each country. */
export const SMALL_ACCOUNTS: CatalogueAccounts = {
  customers: [
    {
      ...person(ADA, 'Ada'),
      addresses: [
        { street: '12 Long Lane', city: 'Albany', state: 'NY', postalCode: '12201', country: 'US', phone: '+1 5' },
        { street: 'Langer Weg 3', city: 'Ulm', state: 'Bayern', postalCode: '89073', country: 'DE', phone: '+49 7' },
      ],
    },
    {
      ...person(BEN, 'Ben'),
      addresses: [
        { street: '1 Short Lane', city: 'Troy', state: 'NY', postalCode: '12180', country: 'US', phone: '+1 6' },
      ],
    },
  ],
  orderContents: [
    {
      number: 'TL-1001',
      lines: [
        { sku: 'home-M', quantity: 2, custom: { number: 7, name: 'ADA' } },
        { sku: 'away-M', quantity: 1, custom: null },
      ],
      discount: 500,
      shippingMethod: 'express',
      shipTo: 1,
      note: say('Ring twice'),
    },
    {
      number: 'TL-1002',
      lines: [{ sku: 'shorts-M', quantity: 1, custom: null }],
      discount: 0,
      shippingMethod: 'standard',
      shipTo: 0,
      note: say(''),
    },
  ],
  messages: [...letters(ADA), ...letters(BEN)],
  tickets: [question(ADA, 'TL-1001'), question(BEN, '')],
}
