import { getLocale, getTranslations } from 'next-intl/server'
import { env } from '@/lib/env'
import { getStoreSettings } from '@/lib/store/settings'

/** What every product card shows beside its product, ready to cross to the browser. */
export async function getCardContext() {
  const t = await getTranslations('ProductCard')
  const { currency } = await getStoreSettings()
  return {
    currency,
    imageBase: env().IMAGE_BASE_URL,
    locale: await getLocale(),
    texts: {
      isNew: t('isNew'),
      soldOut: t('soldOut'),
      discount: t.raw('discount') as string,
      lastSizes: t.raw('lastSizes') as string,
      now: t('now'),
      was: t('was'),
    },
  }
}

export type CardContext = Awaited<ReturnType<typeof getCardContext>>
