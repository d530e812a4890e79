import { getTranslations } from 'next-intl/server'
import { fetchStoreSettings, defaultStoreSettings } from '@/lib/data/settings'
import { env } from '@/lib/env'
import { chooseLocale } from '@/lib/i18n/locales'
import { OFFLINE_PAGE_POLICY, offlinePage } from '@/lib/browser/offline/offline-page'
import { log } from '@/lib/telemetry/log'

export const dynamic = 'force-dynamic'

const UNAVAILABLE_HEADERS = { 'cache-control': 'private, no-store', 'retry-after': '10' }

/**
 * Fetched by the service worker when it is installed, in the language of the store. 503 while the store is unknown: the
 * worker would keep a page without its name and language, so it is installed at a later visit.
 */
export async function GET() {
  const settings = await fetchStoreSettings().catch((error: unknown) => {
    log().error({ err: error }, 'the offline page could not be written')
    return null
  })
  const { language, name } = settings ?? defaultStoreSettings(env().PUBLIC_ORIGIN)
  const t = await getTranslations({ locale: chooseLocale(language.code), namespace: 'OfflinePage' })
  const texts = { title: t('title'), text: t('text'), retry: t('retry'), seen: t('seen') }
  return new Response(offlinePage({ lang: language.htmlCode, shopName: name, texts }), {
    status: settings ? 200 : 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': OFFLINE_PAGE_POLICY,
      ...(settings ? { 'cache-control': 'no-cache' } : UNAVAILABLE_HEADERS),
    },
  })
}
