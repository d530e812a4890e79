'use client'

import Link from 'next/link'
import { Icon } from '../ui/icon'
import styles from './account-menu-list.module.scss'
import type { AccountTexts } from './account-texts'

/** In the order of the header's dropdown (spec §2). */
const PAGES = [
  ['account', '/account'],
  ['address', '/account/address'],
  ['orders', '/account/orders'],
  ['messages', '/account/messages'],
  ['tickets', '/account/ticket'],
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
