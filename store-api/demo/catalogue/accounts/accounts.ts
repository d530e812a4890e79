import type { CatalogueAccounts } from './account'
import { CUSTOMERS } from './customers'
import { MESSAGES_OF_JOEL } from './messages-of-joel'
import { MESSAGES_OF_MARA } from './messages-of-mara'
import { ORDER_CONTENTS } from './order-contents'
import { TICKETS_OF_JOEL } from './tickets-of-joel'
import { TICKETS_OF_MARA } from './tickets-of-mara'

/** Everything that belongs to the demo shop's customers. */
export const ACCOUNTS: CatalogueAccounts = {
  customers: CUSTOMERS,
  orderContents: ORDER_CONTENTS,
  messages: [...MESSAGES_OF_MARA, ...MESSAGES_OF_JOEL],
  tickets: [...TICKETS_OF_MARA, ...TICKETS_OF_JOEL],
}
