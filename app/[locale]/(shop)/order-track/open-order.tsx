import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import styles from './track-form.module.scss'

/** Opens the order a mail links to. Needs a press: opening the link alone, as mail scanners do, changes nothing. */
export function OpenOrder({ number, orderKey }: { number: string; orderKey: string }) {
  const t = useTranslations('OrderTrack')
  const title = t('openTitle', { number })
  return (
    <section className={styles.section} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <p>{t('openText')}</p>
      <form className={styles.form} method="post" action="/api/form/order-track/open">
        <input type="hidden" name="number" value={number} />
        <input type="hidden" name="key" value={orderKey} />
        <Button type="submit" isWide>
          {t('open')}
        </Button>
      </form>
    </section>
  )
}
