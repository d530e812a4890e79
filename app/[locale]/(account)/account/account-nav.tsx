'use client'

import { ADDRESS_PATH, MESSAGES_PATH, ORDERS_PATH, TICKETS_PATH } from '@/lib/paths'
import { Link } from '@/components/ui/link'
import { useEffect, useRef } from 'react'
import { useShopPath } from '@/components/layout/use-shop-path'
import { pickPlural, type PluralForms } from '@/lib/format/text-template'
import { useUnread } from '@/lib/account/use-unread'
import { reloadOnRestore } from '@/lib/browser/bfcache'
import { hasSessionHint } from '@/lib/browser/session-hint'
import { subscribeToTabs } from '@/lib/browser/tabs'
import styles from './account-nav.module.scss'

/** In the order of the spec (§2); logging out comes last. */
const PAGES = [
  ['account', '/account'],
  ['address', ADDRESS_PATH],
  ['orders', ORDERS_PATH],
  ['messages', MESSAGES_PATH],
  ['tickets', TICKETS_PATH],
] as const

interface Props {
  locale: string
  /** Unread messages, as rendered by the server. */
  unread: number
  /** The name of a page that the shop does not have is empty. */
  texts: Record<(typeof PAGES)[number][0] | 'label' | 'logout', string> & { unread: PluralForms }
}

const isCurrent = (path: string, page: string) => path === page || (page !== '/account' && path.startsWith(`${page}/`))

/** The account's menu: a column beside the page, on the phone a row that can be swiped. */
export function AccountNav({ locale, unread: first, texts }: Props) {
  const path = useShopPath()
  const unread = useUnread(first)
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => reloadOnRestore(() => !hasSessionHint()), [])
  // Another tab ended the session or started one for another customer: this page's data is no longer valid.
  useEffect(() => subscribeToTabs((topic, state) => topic === 'session' && state !== 'true' && location.reload()), [])
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (current) list.current?.scrollTo({ left: current.offsetLeft - current.offsetWidth / 2 })
  }, [path])

  return (
    <nav aria-label={texts.label}>
      <ul ref={list} className={styles.list}>
        {PAGES.filter(([name]) => texts[name]).map(([name, page]) => (
          <li key={page}>
            <Link
              className={styles.link}
              href={page}
              aria-current={isCurrent(path, page) ? (path === page ? 'page' : 'true') : undefined}
            >
              {texts[name]}
              {name === 'messages' && unread > 0 && (
                <b className={styles.unread} role="img" aria-label={pickPlural(texts.unread, unread, locale)}>
                  {unread}
                </b>
              )}
            </Link>
          </li>
        ))}
        <li>
          <form action="/api/form/logout" method="post">
            <button type="submit" className={styles.link}>
              {texts.logout}
            </button>
          </form>
        </li>
      </ul>
    </nav>
  )
}
