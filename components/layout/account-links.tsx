'use client'

import { Link } from '../ui/link'
import { type ComponentProps, Suspense, useSyncExternalStore } from 'react'
import { useSessionHint } from '@/lib/account/use-session-hint'
import { lazyOptional } from '@/lib/browser/lazy-component'
import styles from './account-links.module.scss'
import type { AccountTexts } from './account-texts'
import { loginPathFrom } from '@/lib/paths'
import { useShopPath } from './use-shop-path'

const AccountGreeting = lazyOptional(
  async () => (await import('./account-menu')).AccountGreeting,
  ({ guestLinks }) => guestLinks,
)

/** The account links in the header: login and registration for a visitor, a menu for a customer (spec §2). */
export function AccountLinks({ texts }: { texts: AccountTexts }) {
  const hasSession = useSessionHint()
  const loginLinks = (isKnown: boolean) => (
    <ul className={isKnown ? styles.list : `${styles.list} ${styles.unknown}`}>
      <li>
        <LoginLink className={styles.link}>{texts.login}</LoginLink>
      </li>
      <li>
        <Link className={styles.link} href="/register">
          {texts.register}
        </Link>
      </li>
    </ul>
  )
  if (!hasSession) return loginLinks(true)
  return (
    <Suspense fallback={loginLinks(false)}>
      <AccountGreeting texts={texts} placeholder={loginLinks(false)} guestLinks={loginLinks(true)} />
    </Suspense>
  )
}

type Props = Omit<ComponentProps<typeof Link>, 'href'>

/**
 * Links to the login page, and back here afterwards (spec §2). A cached page does not know the query: the browser adds
 * it, with the options that were chosen on the page.
 */
export function LoginLink(props: Props) {
  const path = useShopPath()
  return <Link {...props} href={loginPathFrom(path, useQuery(), useHash())} />
}

/**
 * Events that may have changed query and fragment: scripts change them without one, so they are read when a link is about
 * to be used.
 */
const EVENTS = ['hashchange', 'popstate', 'pointerdown', 'focusin']

function subscribe(listen: () => void) {
  EVENTS.forEach((name) => addEventListener(name, listen, true))
  return () => EVENTS.forEach((name) => removeEventListener(name, listen, true))
}

const none = () => ''

/** The query of the address bar without its sign, or empty. */
const useQuery = (): string => useSyncExternalStore(subscribe, () => location.search.slice(1), none)

/** The fragment of the address bar with its sign, or empty; servers never receive it. */
export const useHash = (): string => useSyncExternalStore(subscribe, () => location.hash, none)
