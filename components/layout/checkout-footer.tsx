import { useTranslations } from 'next-intl'
import type { StoreSettings } from '@/contract/entities/store'
import styles from './checkout-footer.module.scss'

/** Whom to ask, in a tab of its own: the way to the till stays where it is. */
export function CheckoutFooter({ settings: { name, contact }, year }: { settings: StoreSettings; year: number }) {
  const t = useTranslations('CheckoutFooter')
  return (
    <footer className={styles.footer}>
      <div className={styles.base}>
        <p>
          {t('help')}{' '}
          <a className={styles.link} href="/page/contact-us" target="_blank" rel="noopener">
            {t('contact')}
          </a>
          {contact.workingHours && `, ${contact.workingHours}`}
        </p>
        <p>{t('copyright', { year: String(year), store: name })}</p>
      </div>
    </footer>
  )
}
