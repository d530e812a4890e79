import { useTranslations } from 'next-intl'
import { NewsletterForm } from './newsletter-form'
import { useNewsletterTexts } from './newsletter-texts'
import styles from './newsletter.module.scss'

/**
 * The newsletter block: above the footer's groups (spec §2), or a section of the home page. A page with its own block
 * or form hides the footer's.
 */
export function Newsletter({ place = 'footer' }: { place?: 'footer' | 'home' }) {
  const t = useTranslations('Newsletter')
  const id = place === 'home' ? 'home-newsletter' : 'newsletter'
  return (
    <section
      className={place === 'home' ? styles.section : styles.band}
      aria-labelledby={id}
      {...(place === 'home' && { 'data-newsletter-page': true })}
    >
      <div className={styles.wrap}>
        <div>
          <h2 id={id} className={styles.title}>
            {t('title')}
          </h2>
          <p className={styles.text}>{t('text')}</p>
        </div>
        <NewsletterForm texts={useNewsletterTexts()} />
      </div>
    </section>
  )
}
