import { sameText, text } from '../../../i18n/local-text'
import type { CatalogueAccounts, CatalogueOrderContent } from '../catalogue'
import { CUSTOMERS } from './customers'
import { MESSAGES_OF_JOEL, MESSAGES_OF_MARA } from './messages'
import { TICKETS_OF_JOEL, TICKETS_OF_MARA } from './tickets'

const NOTHING = sameText('')

/** One kind of piece in an order, without printing by default. */
const piece = (sku: string, quantity = 1, custom: CatalogueOrderContent['lines'][number]['custom'] = null) => ({
  sku,
  quantity,
  custom,
})

/** What was bought with the orders of `orders.ts`; as many pieces were sent as their parcels say. */
const ORDER_CONTENTS: CatalogueOrderContent[] = [
  {
    number: 'TL-261187',
    lines: [piece('GLW-THIRD-26-M'), piece('GLW-SCARF-ONE')],
    discount: 0,
    shippingMethod: 'standard',
    shipTo: 0,
    note: NOTHING,
  },
  {
    number: 'TL-261142',
    lines: [piece('IVW-HOME-26-M', 1, { number: 8, name: 'OKAFOR' }), piece('IVW-SCARF-ONE'), piece('GLW-BALL-5')],
    discount: 0,
    shippingMethod: 'express',
    shipTo: 0,
    note: NOTHING,
  },
  {
    number: 'TL-261098',
    lines: [
      piece('FLU-HOME-26-S', 1, { number: 10, name: 'MARA' }),
      piece('PAL-SHORTS-26-S'),
      piece('PAL-SOCKS-26-39'),
    ],
    discount: 0,
    shippingMethod: 'standard',
    shipTo: 1,
    note: text(
      'Please ring at “Winther”, second floor.',
      'Llamad al timbre «Winther», segundo piso.',
      'Bitte bei „Winther“ klingeln, zweiter Stock.',
    ),
  },
  {
    number: 'TL-260934',
    lines: [piece('TBR-HOME-26-M', 2), piece('PAL-BALL-5')],
    discount: 1000,
    shippingMethod: 'standard',
    shipTo: 0,
    note: NOTHING,
  },
  {
    number: 'TL-260712',
    lines: [piece('CPH-RETRO-67-L')],
    discount: 0,
    shippingMethod: 'express',
    shipTo: 1,
    note: NOTHING,
  },
  {
    number: 'TL-260655',
    lines: [piece('STA-KIDS-HOME-26-8Y', 2), piece('VSP-SCARF-ONE')],
    discount: 0,
    shippingMethod: 'standard',
    shipTo: 0,
    note: NOTHING,
  },
  {
    number: 'TL-260480',
    lines: [piece('SMC-GK-26-L')],
    discount: 0,
    shippingMethod: 'pickup',
    shipTo: 0,
    note: NOTHING,
  },
]

/** Everything that belongs to the demo shop's customers. */
export const ACCOUNTS: CatalogueAccounts = {
  customers: CUSTOMERS,
  orderContents: ORDER_CONTENTS,
  messages: [...MESSAGES_OF_MARA, ...MESSAGES_OF_JOEL],
  tickets: [...TICKETS_OF_MARA, ...TICKETS_OF_JOEL],
}
