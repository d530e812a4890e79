import { notFound } from 'next/navigation'
import { hasLocale } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import type { Metadata, Viewport } from 'next'
import { getCartContext } from '@/components/cart/cart-context'
import { CartDrawer } from '@/components/cart/cart-drawer'
import { CartLink } from '@/components/cart/cart-link'
import { ScreenBoundary } from '@/components/errors/screen-boundary'
import { Footer } from '@/components/layout/footer'
import { Header } from '@/components/layout/header'
import { MenuDrawer } from '@/components/layout/menu-drawer'
import { Reassurance } from '@/components/layout/reassurance'
import { SkipLink } from '@/components/layout/skip-link'
import { Strip } from '@/components/layout/strip'
import '@/components/styles/base.scss'
import { displayFont } from '@/components/styles/display-font'
import { IconSprite } from '@/components/ui/icon-sprite'
import { PictureFallback } from '@/components/ui/picture-fallback'
import { ToastRegion } from '@/components/ui/toast/toast-region'
import { LOCALES } from '@/lib/i18n/locales'
import { getStoreSettings } from '@/lib/store/settings'
import { knownCategories, navItems } from './navigation'

export const dynamicParams = true

/** Nothing is built ahead: a build needs no store API. */
export const generateStaticParams = () => []

/** Spec §9. */
export const viewport: Viewport = { width: 'device-width', initialScale: 1, minimumScale: 1, maximumScale: 1 }

export async function generateMetadata(): Promise<Metadata> {
  const { name, title, seoDescription, seoKeywords, url } = await getStoreSettings()
  return {
    metadataBase: URL.canParse(url) ? new URL(url) : undefined,
    title: { default: title, template: `%s | ${name}` },
    description: seoDescription || undefined,
    keywords: seoKeywords || undefined,
    icons: { icon: '/assets/icon.svg' },
    openGraph: { type: 'website', siteName: name },
  }
}

export default async function RootLayout({ children, params }: LayoutProps<'/[locale]'>) {
  const { locale } = await params
  if (!hasLocale(LOCALES, locale)) notFound()
  const [settings, categories, cart, t] = await Promise.all([
    getStoreSettings(),
    knownCategories(),
    getCartContext(),
    getTranslations('Layout'),
  ])
  const { title, label } = cart.texts
  const errorTexts = { title: t('errorTitle'), text: t('errorText'), retry: t('errorRetry'), home: t('errorHome') }

  return (
    <html lang={settings.language.htmlCode} className={displayFont.variable}>
      <body>
        <div id="DX">
          <IconSprite />
          <SkipLink text={t('skip')} />
          <Strip currency={settings.currency} />
          <Header
            storeName={settings.name}
            nav={navItems(categories)}
            cart={<CartLink label={label} title={title} locale={locale} />}
          />
          <main id="main" tabIndex={-1}>
            <ScreenBoundary texts={errorTexts}>{children}</ScreenBoundary>
          </main>
          <Reassurance currency={settings.currency} />
          <Footer settings={settings} categories={categories.tree} year={new Date().getFullYear()} />
          <MenuDrawer tree={categories.tree} />
          <CartDrawer context={cart} />
          <ToastRegion name="page" />
          <PictureFallback storeName={settings.name} />
        </div>
      </body>
    </html>
  )
}
