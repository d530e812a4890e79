import { getLocale, getTranslations } from 'next-intl/server'
import { pictureBase } from '@/lib/picture-base'
import { cardContext } from '@/lib/product/card-context'
import { getStoreSettings } from '@/lib/store/settings'

/** What the cards of a page show beside their products. */
export async function getCardContext() {
  const [t, locale, { currency }] = await Promise.all([getTranslations(), getLocale(), getStoreSettings()])
  return cardContext({ t, locale, currency, imageBase: pictureBase() })
}
