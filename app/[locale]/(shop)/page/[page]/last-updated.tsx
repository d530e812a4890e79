import { getTranslations } from 'next-intl/server'
import { formatDate } from '@/contract/format-date'
import { getDatePlace } from '@/lib/data/settings'
import styles from './last-updated.module.scss'

/** @param at ISO 8601 */
export async function LastUpdated({ at }: { at: string }) {
  const [t, place] = await Promise.all([getTranslations('ContentPage'), getDatePlace()])
  const date = formatDate(at, place)
  if (!date) return null
  return (
    <p className={styles.updated}>{t.rich('updated', { date, time: (day) => <time dateTime={at}>{day}</time> })}</p>
  )
}
