import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { pluralForms } from '@/lib/format/text-template'
import { countUnread } from '@/lib/data/account'
import { AccountNav } from './account-nav'
import styles from './layout.module.scss'

/** The account area: its menu beside every page (spec §2). It asks who is there like every page in it. */
export default async function AccountLayout({ children }: { children: ReactNode }) {
  const [t, locale, unread] = await Promise.all([getTranslations('AccountLayout'), getLocale(), countUnread()])
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
          messages: t('messages'),
          tickets: t('tickets'),
          logout: t('logout'),
          unread: pluralForms(t.raw('unread')),
        }}
      />
      <div className={styles.page}>{children}</div>
    </div>
  )
}
