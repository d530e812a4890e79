import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { readFlashState } from '@/lib/forms/flash-state'
import { countUnread, readOverview, requireUser } from '@/lib/data/account'
import { getDatePlace, getStoreSettings } from '@/lib/data/settings'
import { OverviewScreen } from './overview-screen'

/** Orders on the overview; the order list has the rest. */
const RECENT = 3

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('AccountOverview')
  return { title: t('title'), robots: { index: false } }
}

/** The account overview: newest orders, unread messages, address and profile. */
export default async function AccountPage({ searchParams }: PageProps<'/[locale]/account'>) {
  const search = await searchParams
  const [user, { orders, address }, unread, place, { currency }, answer] = await Promise.all([
    requireUser(),
    readOverview(RECENT),
    countUnread(),
    getDatePlace(),
    getStoreSettings(),
    readFlashState(search),
  ])
  return (
    <OverviewScreen
      user={user}
      orders={orders}
      unread={unread}
      address={address}
      place={place}
      currency={currency}
      answerOf={(form) => (search.form === form ? answer : null)}
    />
  )
}
