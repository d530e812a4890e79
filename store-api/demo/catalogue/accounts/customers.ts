import type { CatalogueCustomer } from '../catalogue'

export const MARA = 'mara.demo@touchline.example'
export const JOEL = 'joel.demo@touchline.example'

/** Public: for trying out the shop. */
const PASSWORD = 'touchline-demo'

/** Two customers for trying out the shop. */
export const CUSTOMERS: CatalogueCustomer[] = [
  {
    email: MARA,
    password: PASSWORD,
    firstname: 'Mara',
    lastname: 'Winther',
    registeredHoursAgo: 1510,
    addresses: [
      {
        street: '27 Lantern Street',
        city: 'Bristol',
        state: 'Bristol',
        postalCode: 'BS1 0ZZ',
        country: 'GB',
        phone: '+44 117 496 0127',
      },
      {
        street: 'Am Kanal 8',
        city: 'Hamburg',
        state: 'HH',
        postalCode: '20095',
        country: 'DE',
        phone: '+49 40 66969 101',
      },
    ],
  },
  {
    email: JOEL,
    password: PASSWORD,
    firstname: 'Joel',
    lastname: 'Okafor',
    registeredHoursAgo: 1402,
    addresses: [
      {
        street: '1180 Ferry Slip Road, Apt 4',
        city: 'Portland',
        state: 'OR',
        postalCode: '97201',
        country: 'US',
        phone: '+1 503 555 0142',
      },
      {
        street: '3 Quayside Mews',
        city: 'Leeds',
        state: 'West Yorkshire',
        postalCode: 'LS1 0ZZ',
        country: 'GB',
        phone: '+44 113 496 0358',
      },
    ],
  },
]
