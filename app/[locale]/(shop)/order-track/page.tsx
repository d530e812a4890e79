import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { orderTrackCookieName, readOrderTrackCookie } from '@/lib/account/order-tracking'
import { ORDER_TRACK_PATH, ORDER_TRACK_RESULT_ID, ORDERS_PATH } from '@/lib/paths'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { getDatePlace, getStoreSettings } from '@/lib/data/settings'
import { refundAsShown } from '@/lib/account/orders'
import { formatPrice } from '@/lib/format/price'
import type { Currency } from '@/contract/entities/store'
import { listPagesOrEmpty } from '@/lib/data/page'
import { OpenOrder, TrackForm } from './track-form'
import styles from './page.module.scss'
import { useLocale, useTranslations } from 'next-intl'
import { OrderChips } from '@/components/account/order-chips'
import { OrderHistory, Shipments } from '@/components/account/order-tracking'
import { useOrderStatusTexts } from '@/components/account/order-status-texts'
import type { TrackedOrder } from '@/contract/entities/order'
import { type DateContext, formatDate, formatDayRange } from '@/contract/format-date'
import { Link } from '@/components/ui/link'
import type { PageEntry } from '@/contract/entities/page'
import { Icon } from '@/components/ui/icon'
import { UnbrokenNumbers } from '@/components/ui/unbroken-numbers'

export const dynamic = 'force-dynamic'

const readTrackingResult = async () => readOrderTrackCookie((await cookies()).get(orderTrackCookieName())?.value)

export async function generateMetadata(): Promise<Metadata> {
  const [t, result] = await Promise.all([getTranslations('OrderTrack'), readTrackingResult()])
  const hasFailed = result !== null && (result.refusal !== null || Object.values(result.mistakes).some(Boolean))
  const title = hasFailed ? t('titleFailed') : t('title')
  return pageMetadata({ title, description: t('lead'), path: ORDER_TRACK_PATH, isHidden: true })
}

/** Order tracking by number and email. */
export default async function OrderTrackPage() {
  const [t, place, result, pages, { currency }] = await Promise.all([
    getTranslations('OrderTrack'),
    getDatePlace(),
    readTrackingResult(),
    listPagesOrEmpty(),
    getStoreSettings(),
  ])
  const order = result?.order
  const key = result?.key ?? null
  return (
    <div className={styles.screen}>
      <Breadcrumb trail={[{ name: t('home'), url: '/' }]} current={t('title')} />
      <h1 className={styles.title}>{t('heading')}</h1>
      {!order && !key && <p className={styles.lead}>{t('lead')}</p>}
      <div className={styles.columns}>
        {/* The redirect goes to the result by its id, so it comes first. */}
        <div className={styles.main} id={result ? ORDER_TRACK_RESULT_ID : undefined} tabIndex={result ? -1 : undefined}>
          {order && <OrderStatus order={order} place={place} currency={currency} />}
          {result && key && <OpenOrder number={result.number} orderKey={key} />}
          {/* An order opened by a link was not entered here. */}
          <TrackForm result={key ? null : result} isForAnotherOrder={Boolean(order ?? key)} />
        </div>
        <TrackHelp pages={pages} />
      </div>
    </div>
  )
}

/** The state of an order: payment, shipments and history. */
function OrderStatus({ order, place, currency }: { order: TrackedOrder; place: DateContext; currency: Currency }) {
  const t = useTranslations('OrderStatus')
  const { number, placedAt, payment, shipments, history, shippingKind, collectAt, arrival } = order
  const arrivals = useTranslations('Arrival')
  const locale = useLocale()
  const refund = refundAsShown(order, currency)
  return (
    <section className={styles.status} aria-labelledby="order-status">
      <div>
        <h2 className={styles.number} id="order-status">
          <UnbrokenNumbers text={t('order', { number })} />
        </h2>
        <p className={styles.placed}>{t('placed', { date: formatDate(placedAt, place) })}</p>
      </div>
      <OrderChips order={order} texts={useOrderStatusTexts()} names="shown" />
      {refund && <p>{t('refundedAmount', { amount: formatPrice(refund.refunded, refund.currency) })}</p>}
      {payment === 'paid' && arrival && (
        <p>
          {arrivals(shippingKind === 'collection' ? 'ready' : 'arrives', { days: formatDayRange(arrival, locale) })}
        </p>
      )}
      {collectAt && <p className={styles.placed}>{t('collect', { place: collectAt })}</p>}
      {shipments.length > 0 && <Shipments shipments={shipments} kind={shippingKind} place={place} heading="h3" />}
      {history.length > 0 && <OrderHistory history={history} kind={shippingKind} place={place} heading="h3" />}
    </section>
  )
}

const LINKS = [
  { name: 'orders', path: ORDERS_PATH, icon: 'user' },
  { name: 'delivery', path: '/page/delivery', icon: 'truck', page: 'delivery' },
  { name: 'contact', path: '/page/contact-us', icon: 'mail' },
] as const

/** Help for visitors who do not have the order number. */
function TrackHelp({ pages }: { pages: PageEntry[] }) {
  const t = useTranslations('TrackHelp')
  const links = LINKS.filter((link) => !('page' in link) || pages.some(({ key }) => key === link.page))
  return (
    <aside className={styles.help} aria-labelledby="track-help">
      <h2 className={styles.helpTitle} id="track-help">
        {t('title')}
      </h2>
      <p className={styles.text}>{t('text')}</p>
      <ul>
        {links.map(({ name, path, icon }) => (
          <li key={path}>
            <Link className={styles.link} href={path}>
              <Icon name={icon} size="medium" />
              {t(name)}
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  )
}
