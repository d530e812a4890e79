import { useTranslations } from 'next-intl'
import { displayName } from '@/lib/account/user'
import type { AccountForm } from '@/lib/paths'
import type { Address } from '@/contract/entities/address'
import type { OrderEntry } from '@/contract/entities/order'
import type { Currency } from '@/contract/entities/store'
import type { UserInfo } from '@/contract/entities/user'
import type { FlashState } from '@/lib/forms/flash-state'
import type { DatePlace } from '@/contract/format-date'
import { AddressCard, MessageCard } from './overview-cards'
import { LogoutRefusal, PasswordCard, ProfileCard, SessionsCard, VerifyNotice } from './profile-cards'
import styles from './overview-screen.module.scss'
import { RecentOrders } from './recent-orders'

interface Props {
  user: UserInfo
  /** The newest, newest first. */
  orders: OrderEntry[]
  unread: number
  /** Where deliveries go unless something else is said. */
  address: Address | undefined
  place: DatePlace
  currency: Currency
  /** What became of one of the page's forms that was sent without JavaScript. */
  answerOf: (form: AccountForm) => FlashState | null
}

/** Everything of the account at a glance. */
export function OverviewScreen({ user, orders, unread, address, place, currency, answerOf }: Props) {
  const t = useTranslations('AccountOverview')
  return (
    <>
      <div>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.hello}>{t('hello', { name: displayName(user) })}</p>
      </div>
      <LogoutRefusal answer={answerOf('logout')} />
      {!user.isVerified && <VerifyNotice email={user.email} answer={answerOf('verification')} />}
      <div className={styles.columns}>
        <RecentOrders orders={orders} place={place} currency={currency} />
        <div className={styles.stack}>
          <MessageCard unread={unread} />
          <AddressCard address={address} />
        </div>
        <ProfileCard user={user} answer={answerOf('profile')} />
        <PasswordCard email={user.email} answer={answerOf('password')} />
        <div className={styles.wide}>
          <SessionsCard answer={answerOf('sessions')} />
        </div>
      </div>
    </>
  )
}
