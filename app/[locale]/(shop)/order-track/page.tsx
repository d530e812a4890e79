import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { orderTrackCookieName, readOrderTrackCookie } from '@/lib/account/order-tracking'
import { ORDER_TRACK_RESULT_ID, ORDER_TRACK_PATH } from '@/lib/paths'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { getDatePlace } from '@/lib/data/settings'
import { knownPages } from '@/lib/data/page'
import { OpenOrder } from './open-order'
import { OrderStatus } from './order-status'
import styles from './page.module.scss'
import { TrackForm } from './track-form'
import { TrackHelp } from './track-help'

export const dynamic = 'force-dynamic'

const answerOfVisit = async () => readOrderTrackCookie((await cookies()).get(orderTrackCookieName())?.value)

export async function generateMetadata(): Promise<Metadata> {
  const [t, answer] = await Promise.all([getTranslations('OrderTrack'), answerOfVisit()])
  const hasFailed = answer !== null && (answer.refusal !== null || Object.values(answer.mistakes).some(Boolean))
  const title = hasFailed ? t('titleFailed') : t('title')
  return pageMetadata({ title, description: t('lead'), path: ORDER_TRACK_PATH, isHidden: true })
}

/** Where an order is, for those who have its number and email. */
export default async function OrderTrackPage() {
  const [t, place, answer, pages] = await Promise.all([
    getTranslations('OrderTrack'),
    getDatePlace(),
    answerOfVisit(),
    knownPages(),
  ])
  const order = answer?.order
  const key = answer?.key ?? null
  return (
    <div className={styles.screen}>
      <Breadcrumb trail={[{ name: t('home'), url: '/' }]} current={t('title')} />
      <h1 className={styles.title}>{t('heading')}</h1>
      {!order && !key && <p className={styles.lead}>{t('lead')}</p>}
      <div className={styles.columns}>
        {/* The form's answer is sent to by its id, and so read first. */}
        <div className={styles.main} id={answer ? ORDER_TRACK_RESULT_ID : undefined} tabIndex={answer ? -1 : undefined}>
          {order && <OrderStatus order={order} place={place} />}
          {answer && key && <OpenOrder number={answer.number} orderKey={key} />}
          {/* An order to be opened is nothing that was typed here. */}
          <TrackForm answer={key ? null : answer} isAnother={Boolean(order ?? key)} />
        </div>
        <TrackHelp pages={pages} />
      </div>
    </div>
  )
}
