import { notFound } from 'next/navigation'
import { hasLocale } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { getCartContext } from '@/components/cart/cart-context'
import { CartDrawer } from '@/components/cart/cart-drawer'
import { CartLink } from '@/components/cart/cart-link'
import { CartWatchLater } from '@/components/cart/cart-watch-later'
import { ScreenBoundary } from '@/components/errors/screen-boundary'
import { Footer } from '@/components/layout/footer'
import { Header } from '@/components/layout/header'
import { LoggedOutNotice } from '@/components/layout/logged-out-notice'
import { MenuDrawer } from '@/components/layout/menu-drawer'
import { NoticeToast } from '@/components/layout/notice-toast'
import { OfflineNotice } from '@/components/layout/offline-notice'
import { Reassurance } from '@/components/layout/reassurance'
import { SkipLink } from '@/components/layout/skip-link'
import { Strip } from '@/components/layout/strip'
import '@/components/styles/base.scss'
import { displayFont } from '@/components/styles/display-font'
import { IconSprite } from '@/components/ui/icon-sprite'
import { PictureFallback } from '@/components/ui/picture-fallback'
import { ToastRegion } from '@/components/ui/toast/toast-region'
import { LOCALES } from '@/lib/i18n/locales'
import { knownPages } from '@/lib/store/page'
import { getStoreSettings } from '@/lib/store/settings'
import { KNOWN_KEYS } from './known-keys'
import { knownCategories, navItems } from './navigation'

interface Props {
  locale: string
  /** What this part of the shop adds to the head. */
  head?: ReactNode
  children: ReactNode
}

/** The whole document around a screen: what every page of the shop has in common. */
export async function Document({ locale, head, children }: Props) {
  if (!hasLocale(LOCALES, locale)) notFound()
  const [settings, categories, pages, cart, t, notice, offline] = await Promise.all([
    getStoreSettings(),
    knownCategories(),
    knownPages(),
    getCartContext(),
    getTranslations('Layout'),
    getTranslations('Notice'),
    getTranslations('OfflineNotice'),
  ])
  const { title, label } = cart.texts
  const errorTexts = { title: t('errorTitle'), text: t('errorText'), retry: t('errorRetry'), home: t('errorHome') }

  return (
    <html lang={settings.language.htmlCode} className={displayFont.variable}>
      <head>{head}</head>
      <body>
        <div id="DX">
          <IconSprite />
          <SkipLink text={t('skip')} />
          <Strip currency={settings.currency} notices={settings.notify} />
          <Header
            storeName={settings.name}
            nav={navItems(categories)}
            cart={<CartLink label={label} title={title} locale={locale} />}
          />
          <main id="main" tabIndex={-1}>
            <ScreenBoundary texts={errorTexts}>{children}</ScreenBoundary>
          </main>
          <Reassurance currency={settings.currency} />
          <Footer settings={settings} pages={pages} year={new Date().getFullYear()} />
          <MenuDrawer tree={categories.tree} saleKey={KNOWN_KEYS.sale} contact={settings.contact} />
          <CartDrawer context={cart} />
          <CartWatchLater />
          <LoggedOutNotice text={notice('logged-out')} />
          <ToastRegion name="page" />
          <NoticeToast texts={{ 'invalid-token': notice('invalid-token'), 'logged-out': notice('logged-out') }} />
          <OfflineNotice texts={{ offline: offline('offline'), online: offline('online') }} />
          <PictureFallback storeName={settings.name} />
        </div>
      </body>
    </html>
  )
}
