import type { ReactNode } from 'react'
import { yearIn } from '@/contract/format-date'
import { getCartTitles } from '@/components/cart/cart-context'
import { CartDrawer, CartLink } from '@/components/cart/cart-drawer'
import { getAccountTexts } from '@/components/layout/account-texts'
import { Header } from '@/components/layout/header'
import { WhenIdle } from '@/components/layout/when-idle'
import { Footer } from '@/components/layout/footer'
import { getMenuTexts, MenuDrawer } from '@/components/layout/menu-drawer'
import { TrustBadges } from '@/components/layout/trust-badges'
import { AnnouncementBar } from '@/components/layout/announcement-bar'
import { getMenus } from '@/lib/data/menus'
import { listPagesOrEmpty } from '@/lib/data/page'
import { logoUrl } from '@/lib/data/image-hosts'
import { getStoreSettings } from '@/lib/data/settings'
import { homeDelivery } from '@/lib/data/shipping'
import { DocumentShell } from './document-shell'
import { knownCategories, navItems } from './navigation'

interface Props {
  locale: string
  /** Additions of this part of the shop to the head. */
  head?: ReactNode
  children: ReactNode
}

/** The whole document around a screen, common to all pages of the shop. */
export async function Document({ locale, head, children }: Props) {
  const [settings, categories, pages, menus, cart, account, delivery] = await Promise.all([
    getStoreSettings(),
    knownCategories(),
    listPagesOrEmpty(),
    getMenus(),
    getCartTitles(),
    getAccountTexts(),
    homeDelivery(),
  ])
  const deliveryPrice = delivery?.price ?? 0
  // Header and menu share one object, so that the page's data contains it once.
  const [nav, menu] = [navItems(categories, menus), await getMenuTexts()]

  return (
    <DocumentShell
      locale={locale}
      head={head}
      top={
        <>
          <AnnouncementBar currency={settings.currency} deliveryPrice={deliveryPrice} notices={settings.notify} />
          <Header
            storeName={settings.name}
            logoUrl={logoUrl(settings)}
            mark={settings.mark}
            nav={nav}
            menu={menu}
            account={account}
            cart={<CartLink titles={cart} />}
          />
        </>
      }
      bottom={
        <>
          <TrustBadges
            currency={settings.currency}
            deliveryPrice={deliveryPrice}
            isTracked={delivery?.isTracked ?? false}
            returns={settings.returns}
          />
          <Footer
            settings={settings}
            logoUrl={logoUrl(settings)}
            pages={pages}
            menus={menus}
            year={yearIn(new Date(), settings.country)}
          />
          <MenuDrawer roots={nav} texts={menu} account={account} contact={settings.contact} />
          <CartDrawer titles={cart} />
          <WhenIdle />
        </>
      }
    >
      {children}
    </DocumentShell>
  )
}
