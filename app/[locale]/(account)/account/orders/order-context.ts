import type { OrderStatusTexts } from '@/components/account/order-status-texts'
import type { PluralForms } from '@/lib/format/text-template'
import type { Currency } from '@/contract/entities/store'
import type { DatePlace } from '@/contract/format-date'

/** How the shop writes numbers, dates and prices, and where its images are. */
export interface ShopContext {
  locale: string
  place: DatePlace
  currency: Currency
  imageBase: string
}

/** What an order's card shows beside its order: plain data that may cross to the browser. */
export interface OrderContext extends ShopContext {
  texts: {
    items: PluralForms
    view: string
    track: string
    pay: string
    reorder: string
    status: OrderStatusTexts
  }
}
