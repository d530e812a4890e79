import { getCartContext } from '@/components/cart/cart-context'
import { getStoreSettings } from '@/lib/data/settings'
import { sendJson } from '@/lib/http/send-json'
import { chooseLocale } from '@/lib/i18n/locales'

export const dynamic = 'force-dynamic'

/** GET /drawer/cart: texts, currency and image host of the cart drawer, which no page carries (components/cart/cart-drawer.tsx). */
export const GET = (request: Request) =>
  sendJson(request, async () => {
    const { language } = await getStoreSettings()
    return getCartContext(chooseLocale(language.code))
  })
