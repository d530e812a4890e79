import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { type FlashState, readFlashState } from '@/lib/forms/flash-state'
import { countUnread, readOverview, requireUser } from '@/lib/data/account'
import { getDatePlace, getStoreSettings } from '@/lib/data/settings'
import { useTranslations } from 'next-intl'
import { displayName } from '@/lib/account/user'
import type { AccountForm } from '@/lib/paths'
import type { Address } from '@/contract/entities/address'
import type { OrderEntry } from '@/contract/entities/order'
import type { Currency } from '@/contract/entities/store'
import type { UserInfo } from '@/contract/entities/user'
import type { DateContext } from '@/contract/format-date'
import { AddressCard, MessageCard, RecentOrders } from './overview-cards'
import { LogoutRefusal, PasswordCard, ProfileCard, SessionsCard, VerifyNotice } from './profile-cards'
import styles from './page.module.scss'

/** Orders on the overview; the order list has the rest. */
const MAX_RECENT_ORDERS = 3

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('AccountOverview')
  return { title: t('title'), robots: { index: false } }
}

/** The account overview: newest orders, unread messages, address and profile. */
export default async function AccountPage({ searchParams }: PageProps<'/[locale]/account'>) {
  const search = await searchParams
  const [user, { orders, address }, unread, place, { currency, disabled }, flash] = await Promise.all([
    requireUser(),
    readOverview(MAX_RECENT_ORDERS),
    countUnread(),
    getDatePlace(),
    getStoreSettings(),
    readFlashState(search),
  ])
  return (
    <OverviewScreen
      user={user}
      orders={orders}
      unread={disabled.includes('messages') ? null : unread}
      address={address}
      place={place}
      currency={currency}
      flashOf={(form) => (search.form === form ? flash : null)}
    />
  )
}

interface Props {
  user: UserInfo
  /** The newest, newest first. */
  orders: OrderEntry[]
  /** Null in a shop without messages. */
  unread: number | null
  /** The default delivery address. */
  address: Address | undefined
  place: DateContext
  currency: Currency
  /** The result of one of the page's forms that was sent without JavaScript. */
  flashOf: (form: AccountForm) => FlashState | null
}

/** An overview of the account. */
function OverviewScreen({ user, orders, unread, address, place, currency, flashOf }: Props) {
  const t = useTranslations('AccountOverview')
  return (
    <>
      <div>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.hello}>{t('hello', { name: displayName(user) })}</p>
      </div>
      <LogoutRefusal flash={flashOf('logout')} />
      {!user.isVerified && <VerifyNotice email={user.email} flash={flashOf('verification')} />}
      <div className={styles.columns}>
        <RecentOrders orders={orders} place={place} currency={currency} />
        <div className={styles.stack}>
          {unread !== null && <MessageCard unread={unread} />}
          <AddressCard address={address} />
        </div>
        <ProfileCard user={user} flash={flashOf('profile')} />
        <div className={styles.stack}>
          <PasswordCard email={user.email} flash={flashOf('password')} />
          <SessionsCard flash={flashOf('sessions')} />
        </div>
      </div>
    </>
  )
}
