import { useTranslations } from 'next-intl'
import { NewsletterForm } from './newsletter-form'
import { useNewsletterTexts } from './newsletter-texts'
import styles from './newsletter.module.scss'

/** The newsletter block above the footer's groups (spec §2). */
export function Newsletter() {
  const t = useTranslations('Newsletter')
  return (
    <section className={styles.band} aria-labelledby="newsletter">
      <div className={styles.wrap}>
        <div>
          <h2 id="newsletter" className={styles.title}>
            {t('title')}
          </h2>
          <p className={styles.text}>{t('text')}</p>
        </div>
        <NewsletterForm texts={useNewsletterTexts()} />
      </div>
    </section>
  )
}
