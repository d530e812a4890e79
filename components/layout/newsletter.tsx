import { useTranslations } from 'next-intl'
import { NewsletterForm } from './newsletter-form'
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

/** Everything the newsletter's form says, ready to cross to the browser. */
export function useNewsletterTexts() {
  const t = useTranslations('Newsletter')
  return {
    email: t('email'),
    placeholder: t('placeholder'),
    subscribe: t('subscribe'),
    sending: t('sending'),
    missing: t('missing'),
    wrong: t('wrong'),
    failed: t('failed'),
    submitted: t('submitted'),
  }
}

export type NewsletterTexts = ReturnType<typeof useNewsletterTexts>
