import { useTranslations } from 'next-intl'
import { HEADER_MENU, type Menu } from '@/contract/entities/menu'
import { COOKIE_POLICY_ID, type PageEntry } from '@/contract/entities/page'
import type { StoreSettings } from '@/contract/entities/store'
import { ORDER_TRACK_PATH } from '@/lib/paths'
import { PaymentCardList } from '../ui/payment-card'
import { CookieNotice } from './cookie-notice'
import styles from './footer.module.scss'
import { Logo } from './logo'
import { Newsletter } from './newsletter'
import { Link } from '../ui/link'
import { mailLink, shopLink, telephoneLink } from '@/lib/format/links'
import type { ReactNode } from 'react'
import { Icon } from '../ui/icon'

interface FooterProps {
  settings: StoreSettings
  logoUrl: string
  /** The site's content pages; empty if they could not be loaded. */
  pages: PageEntry[]
  /** The shop's configured link groups; without any, the pages' ids decide their group. */
  menus: Menu[]
  year: number
}

/** The footer of every page (spec §2). */
export function Footer({
  settings: { name, mark, contact, disabled, vatNumber },
  logoUrl,
  pages,
  menus,
  year,
}: FooterProps) {
  const t = useTranslations('Footer')
  const c = useTranslations('CookieNotice')
  const { information, quickLinks, cookiePolicy } = footerLinks(pages)
  const builtInLinks = [
    { title: t('track'), path: ORDER_TRACK_PATH },
    { title: t('service'), path: '/service-center' },
    { title: t('allCategories'), path: '/category' },
  ]
  const groups = configuredGroups(menus) ?? [
    ...(information.length > 0 ? [{ key: 'information', title: t('information'), links: information }] : []),
    { key: 'quick-links', title: t('quickLinks'), links: [...quickLinks, ...builtInLinks] },
  ]
  const cookieTexts = { label: c('label'), text: c('text'), policy: c('policy'), accept: c('accept') }
  return (
    <footer>
      {!disabled.includes('newsletter') && <Newsletter />}
      <div className={styles.ground}>
        <div className={styles.wrap}>
          <div className={styles.groups}>
            <div className={styles.about}>
              <Logo storeName={name} logoUrl={logoUrl} mark={mark} />
              <p className={styles.text}>{t('about')}</p>
            </div>
            {groups.map(({ key, title, links }) => (
              <FooterGroup key={key} title={title}>
                <FooterPages links={links} />
              </FooterGroup>
            ))}
            {Object.values(contact).some(Boolean) && (
              <FooterGroup title={t('contact')}>
                <FooterContact contact={contact} />
              </FooterGroup>
            )}
          </div>
          <div className={styles.base}>
            <PaymentCardList label={t('payments')} />
            <BackToTop text={t('top')} />
            <Imprint {...{ name, year, vatNumber }} />
          </div>
          <CookieFallback texts={cookieTexts} policyPath={cookiePolicy} />
        </div>
      </div>
      <CookieNotice texts={cookieTexts} policyPath={cookiePolicy} />
    </footer>
  )
}

interface ImprintProps extends Pick<StoreSettings, 'name' | 'vatNumber'> {
  year: number
}

/** The copyright, and the seller's VAT number if there is one. */
export function Imprint({ name, year, vatNumber }: ImprintProps) {
  const t = useTranslations('Footer')
  return (
    <p className={styles.copyright}>
      {t('copyright', { year: String(year), store: name })}
      {vatNumber && ` · ${t('vatNumber', { number: vatNumber })}`}
    </p>
  )
}

export const FooterPages = ({ links }: { links: FooterLink[] }) =>
  links.map(({ title, path }) => (
    <li key={path}>
      <Link href={path}>{title}</Link>
    </li>
  ))

/** Address, email, telephone, working hours (spec §2): those the store has, linked if the value is clearly valid. */
export function FooterContact({ contact }: { contact: StoreSettings['contact'] }) {
  const { address, email, telephone, workingHours } = contact
  const lines = [
    { text: address, href: null },
    { text: email, href: mailLink(email) },
    { text: telephone, href: telephoneLink(telephone) },
    { text: workingHours, href: null },
  ]
  return lines
    .filter(({ text }) => text)
    .map(({ text, href }) => <li key={text}>{href ? <a href={href}>{text}</a> : text}</li>)
}

/**
 * A group of links that collapses on a phone and is always open on wide screens, where its title is no button. Needs no
 * script.
 */
export const FooterGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.group}>
    <b className={`${styles.title} ${styles.heading}`}>{title}</b>
    <details className={styles.fold}>
      <summary className={styles.title}>
        {title}
        <Icon name="down" size="medium" />
      </summary>
      <ul className={styles.list}>{children}</ul>
    </details>
  </div>
)

/** Ids of content pages, in display order (spec §2). */
const INFORMATION_PAGE_IDS = [1, 2, 3, 4]
const QUICK_LINK_PAGE_IDS = [5, 6, 7, 8]

export interface FooterLink {
  title: string
  path: string
}

interface FooterGroupLinks {
  key: string
  title: string
  links: FooterLink[]
}

/** The footer groups that the shop has configured, without empty ones; null if there are none. */
export function configuredGroups(menus: readonly Menu[]): FooterGroupLinks[] | null {
  const groups = menus.filter(({ key }) => key !== HEADER_MENU)
  if (groups.length === 0) return null
  return groups
    .map(({ key, title, entries }) => ({
      ...{ key, title },
      links: entries.map(({ title: name, link }) => ({ title: name, path: shopLink(link) })),
    }))
    .filter(({ title, links }) => title !== '' && links.length > 0)
}

interface FooterLinks {
  information: FooterLink[]
  quickLinks: FooterLink[]
  /** Null if the store has no such page. */
  cookiePolicy: string | null
}

const pathOf = ({ key }: PageEntry) => `/page/${encodeURIComponent(key)}`

/** The footer's links to content pages, selected from the page list by id. Missing pages are omitted. */
export function footerLinks(pages: readonly PageEntry[]): FooterLinks {
  const byId = new Map(pages.map((page) => [page.id, page]))
  const linksTo = (ids: readonly number[]) =>
    ids.flatMap((id) => {
      const page = byId.get(id)
      return page ? [{ title: page.title, path: pathOf(page) }] : []
    })
  const policy = byId.get(COOKIE_POLICY_ID)
  return {
    information: linksTo(INFORMATION_PAGE_IDS),
    quickLinks: linksTo(QUICK_LINK_PAGE_IDS),
    cookiePolicy: policy ? pathOf(policy) : null,
  }
}

/** Back to the top: browsers support the fragment natively, so no script is needed. */
export const BackToTop = ({ text }: { text: string }) => (
  <a href="#top" className={styles.link}>
    {text}
    <Icon name="arrowUp" size="medium" />
  </a>
)

interface CookieFallbackProps {
  texts: { text: string; policy: string }
  policyPath: string | null
}

/** The cookie notice without JavaScript. */
export const CookieFallback = ({ texts, policyPath }: CookieFallbackProps) => (
  <noscript>
    <p className={styles.cookieText}>
      {texts.text}{' '}
      {policyPath && (
        <a className={styles.cookieLink} href={policyPath}>
          {texts.policy}
        </a>
      )}
    </p>
  </noscript>
)
