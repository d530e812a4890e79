import type { Currency } from '../../contract/entities/store'
import { listWords } from '../format/text-template'
import type { Translate } from '../i18n/translate'

interface Shop {
  t: Translate
  locale: string
  currency: Currency
  /** Origin of the picture host; empty for the shop's own. */
  imageBase: string
}

/** What every product card shows beside its product, ready to cross to the browser. */
export const cardContext = ({ t, locale, currency, imageBase }: Shop) => ({
  currency,
  imageBase,
  listWords: listWords(locale),
  texts: {
    isNew: t('ProductCard.isNew'),
    soldOut: t('ProductCard.soldOut'),
    discount: t.raw('ProductCard.discount') as string,
    lastSizes: t.raw('ProductCard.lastSizes') as string,
    now: t('ProductCard.now'),
    was: t('ProductCard.was'),
  },
})

export type CardContext = ReturnType<typeof cardContext>
