import { getLocale, getTranslations } from 'next-intl/server'
import { pictureBase } from '@/lib/data/image-hosts'
import { cardContext } from '@/lib/catalog/card-context'
import { getStoreSettings } from '@/lib/data/settings'

/** What the cards of a page show beside their products. */
export async function getCardContext() {
  const [t, locale, { currency }] = await Promise.all([getTranslations(), getLocale(), getStoreSettings()])
  return cardContext({ t, locale, currency, imageBase: pictureBase() })
}
