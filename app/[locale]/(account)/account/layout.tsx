import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { pluralForms } from '@/lib/format/text-template'
import { countUnread } from '@/lib/data/account'
import { hasCapability } from '@/lib/data/settings'
import { AccountNav } from './account-nav'
import styles from './layout.module.scss'

/** The account area: its menu beside every page (spec §2). It checks the session, as every page in it does. */
export default async function AccountLayout({ children }: { children: ReactNode }) {
  const [t, locale, unread, hasMessages, hasTickets] = await Promise.all([
    getTranslations('AccountLayout'),
    getLocale(),
    countUnread(),
    hasCapability('messages'),
    hasCapability('tickets'),
  ])
  return (
    <div className={styles.screen}>
      <AccountNav
        locale={locale}
        unread={unread}
        texts={{
          label: t('label'),
          account: t('account'),
          address: t('address'),
          orders: t('orders'),
          messages: hasMessages ? t('messages') : '',
          tickets: hasTickets ? t('tickets') : '',
          logout: t('logout'),
          unread: pluralForms(t.raw('unread')),
        }}
      />
      <div className={styles.page}>{children}</div>
    </div>
  )
}
