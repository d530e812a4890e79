import type { Currency } from '@/contract/entities/store'
import type { PriceTexts } from '../../ui/price'
import type { PluralForms } from '@/lib/format/text-template'

/** What suggestions need to show themselves. */
export interface SuggestContext {
  currency: Currency
  imageBase: string
  locale: string
  price: PriceTexts
  texts: {
    list: string
    past: string
    keywords: string
    categories: string
    products: string
    /** 'Forget “{keyword}”' */
    forget: string
    forgetAll: string
    /** That past searches stay in this browser. */
    kept: string
    loading: string
    count: PluralForms
  }
}
