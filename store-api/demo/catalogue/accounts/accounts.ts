import { sameText, text } from '../../../i18n/local-text'
import type { CatalogueAccounts, CatalogueOrderContent } from '../catalogue'
import { CUSTOMERS } from './customers'
import { MESSAGES_OF_JOEL, MESSAGES_OF_MARA } from './messages'
import { TICKETS_OF_JOEL, TICKETS_OF_MARA } from './tickets'

const NOTHING = sameText('')

/** An order line, without printing by default. */
const line = (sku: string, quantity = 1, custom: CatalogueOrderContent['lines'][number]['custom'] = null) => ({
  sku,
  quantity,
  custom,
})

/** The contents of the orders in `orders.ts`. Their number of items matches the shipments there. */
const ORDER_CONTENTS: CatalogueOrderContent[] = [
  {
    number: 'TL-261187',
    lines: [line('GLW-THIRD-26-M'), line('GLW-SCARF-ONE')],
    discount: 0,
    shippingMethod: 'standard',
    shipTo: 0,
    note: NOTHING,
  },
  {
    number: 'TL-261142',
    lines: [line('IVW-HOME-26-M', 1, { number: 8, name: 'OKAFOR' }), line('IVW-SCARF-ONE'), line('GLW-BALL-5')],
    discount: 0,
    shippingMethod: 'express',
    shipTo: 0,
    note: NOTHING,
  },
  {
    number: 'TL-261098',
    lines: [line('FLU-HOME-26-S', 1, { number: 10, name: 'MARA' }), line('PAL-SHORTS-26-S'), line('PAL-SOCKS-26-39')],
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
    lines: [line('TBR-HOME-26-M', 2), line('PAL-BALL-5')],
    discount: 1000,
    shippingMethod: 'standard',
    shipTo: 0,
    note: NOTHING,
  },
  {
    number: 'TL-260712',
    lines: [line('CPH-RETRO-67-L')],
    discount: 0,
    shippingMethod: 'express',
    shipTo: 1,
    note: NOTHING,
  },
  {
    number: 'TL-260655',
    lines: [line('STA-KIDS-HOME-26-8Y', 2), line('VSP-SCARF-ONE')],
    discount: 0,
    shippingMethod: 'standard',
    shipTo: 0,
    note: NOTHING,
  },
  {
    number: 'TL-260480',
    lines: [line('SMC-GK-26-L')],
    discount: 0,
    shippingMethod: 'pickup',
    shipTo: 0,
    note: NOTHING,
  },
]

/** The demo shop's customers and their data. */
export const ACCOUNTS: CatalogueAccounts = {
  customers: CUSTOMERS,
  orderContents: ORDER_CONTENTS,
  messages: [...MESSAGES_OF_MARA, ...MESSAGES_OF_JOEL],
  tickets: [...TICKETS_OF_MARA, ...TICKETS_OF_JOEL],
}
