import { useTranslations } from 'next-intl'
import type { PageEntry } from '@/contract/entities/page'
import type { StoreSettings } from '@/contract/entities/store'
import { ORDER_TRACK_PATH } from '@/lib/paths'
import { PaymentCardList } from '../ui/payment-card-list'
import { BackToTop } from './back-to-top'
import { CookieNotice } from './cookie-notice'
import { CookiePlain } from './cookie-plain'
import styles from './footer.module.scss'
import { FooterContact } from './footer-contact'
import { FooterGroup } from './footer-group'
import { footerLinks } from './footer-links'
import { FooterPages } from './footer-pages'
import { Logo } from './logo'
import { Newsletter } from './newsletter'

interface Props {
  settings: StoreSettings
  logoUrl: string
  /** The site's content pages; none when they could not be had. */
  pages: PageEntry[]
  year: number
}

/** What every page ends with (spec §2). */
export function Footer({ settings: { name, contact }, logoUrl, pages, year }: Props) {
  const t = useTranslations('Footer')
  const c = useTranslations('CookieNotice')
  const { information, quickLinks, cookiePolicy } = footerLinks(pages)
  const ownPages = [
    { title: t('track'), path: ORDER_TRACK_PATH },
    { title: t('service'), path: '/service-center' },
    { title: t('allCategories'), path: '/category' },
  ]
  const cookieTexts = { label: c('label'), text: c('text'), policy: c('policy'), accept: c('accept') }
  return (
    <footer>
      <Newsletter />
      <div className={styles.ground}>
        <div className={styles.wrap}>
          <div className={styles.groups}>
            <div className={styles.about}>
              <Logo storeName={name} logoUrl={logoUrl} />
              <p className={styles.text}>{t('about')}</p>
            </div>
            {information.length > 0 && (
              <FooterGroup title={t('information')}>
                <FooterPages links={information} />
              </FooterGroup>
            )}
            <FooterGroup title={t('quickLinks')}>
              <FooterPages links={[...quickLinks, ...ownPages]} />
            </FooterGroup>
            {Object.values(contact).some(Boolean) && (
              <FooterGroup title={t('contact')}>
                <FooterContact contact={contact} />
              </FooterGroup>
            )}
          </div>
          <div className={styles.base}>
            <PaymentCardList label={t('payments')} />
            <BackToTop text={t('top')} />
            <p className={styles.copyright}>{t('copyright', { year: String(year), store: name })}</p>
          </div>
          <CookiePlain texts={cookieTexts} policyPath={cookiePolicy} />
        </div>
      </div>
      <CookieNotice texts={cookieTexts} policyPath={cookiePolicy} />
    </footer>
  )
}
