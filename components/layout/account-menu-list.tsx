'use client'

import { ADDRESS_PATH, MESSAGES_PATH, ORDERS_PATH, TICKETS_PATH } from '@/lib/paths'
import Link from 'next/link'
import { Icon } from '../ui/icon'
import styles from './account-menu-list.module.scss'
import type { AccountTexts } from './account-texts'

/** In the order of the header's dropdown (spec §2). */
const PAGES = [
  ['account', '/account'],
  ['address', ADDRESS_PATH],
  ['orders', ORDERS_PATH],
  ['messages', MESSAGES_PATH],
  ['tickets', TICKETS_PATH],
] as const

/** Every way into the account, and the way out of it. */
export const AccountMenuList = ({ texts }: { texts: AccountTexts }) => (
  <>
    <ul>
      {PAGES.map(([name, path]) => (
        <li key={path}>
          <Link className={styles.row} href={path} prefetch={false}>
            {texts[name]}
          </Link>
        </li>
      ))}
    </ul>
    <form className={styles.leave} action="/api/form/logout" method="post">
      <button type="submit" className={styles.row}>
        {texts.logout}
        <Icon name="logout" size="medium" />
      </button>
    </form>
  </>
)
