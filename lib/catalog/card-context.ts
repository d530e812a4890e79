import type { Currency } from '../../contract/entities/store'
import { listSeparators } from '../format/text-template'
import type { Translate } from '../i18n/messages'
import { getLocale, getTranslations } from 'next-intl/server'
import { imageBaseUrl } from '../data/image-hosts'
import { getStoreSettings } from '../data/settings'

interface CardContextOptions {
  t: Translate
  locale: string
  currency: Currency
  /** Origin of the image host; empty for the shop's own. */
  imageBase: string
  /** The brand of a list of one brand whose title or filters name it. */
  brand?: string | undefined
}

/** The context of every product card: serializable, so that client components can take it as a prop. */
export const cardContext = ({ t, locale, currency, imageBase, brand }: CardContextOptions) => ({
  ...(brand && { brand }),
  currency,
  imageBase,
  listWords: listSeparators(locale),
  texts: {
    isNew: t('ProductCard.isNew'),
    soldOut: t('ProductCard.soldOut'),
    discount: t.raw('ProductCard.discount') as string,
    lastSizes: t.raw('ProductCard.lastSizes') as string,
    from: t.raw('ProductCard.from') as string,
    perUnit: t.raw('ProductCard.perUnit') as string,
    now: t('ProductCard.now'),
    was: t('ProductCard.was'),
  },
})

export type CardContext = ReturnType<typeof cardContext>

/** The context of the current request. */
export async function getCardContext() {
  const [t, locale, { currency }] = await Promise.all([getTranslations(), getLocale(), getStoreSettings()])
  return cardContext({ t, locale, currency, imageBase: imageBaseUrl() })
}
