import { getTranslations } from 'next-intl/server'
import { getStoreSettings } from '@/lib/data/settings'
import { chooseLocale } from '@/lib/i18n/locales'
import { OFFLINE_PAGE_POLICY, offlinePage } from '@/lib/offline/offline-page'

export const dynamic = 'force-dynamic'

/** Fetched by the service worker when it is installed, in the language of the store. */
export async function GET() {
  const { language, name } = await getStoreSettings()
  const t = await getTranslations({ locale: chooseLocale(language.code), namespace: 'OfflinePage' })
  const texts = { title: t('title'), text: t('text'), retry: t('retry'), seen: t('seen') }
  return new Response(offlinePage({ lang: language.htmlCode, shopName: name, texts }), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': OFFLINE_PAGE_POLICY,
    },
  })
}
