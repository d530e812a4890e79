import { paragraphsOf } from '@/lib/format/text'
import type { Ticket } from '@/contract/entities/ticket'
import { formatMoment, type DatePlace } from '@/contract/format-date'
import styles from './thread-record.module.scss'

interface Props extends Omit<Ticket['records'][number], 'at'> {
  /** Null as long as it is being sent. */
  at: string | null
  place: DatePlace
  texts: { you: string; shop: string; sending: string }
}

/** What one side wrote, and when. */
export const ThreadRecord = ({ from, at, content, place, texts }: Props) => (
  <li className={`${styles.record} ${styles[from]}`} aria-busy={at === null || undefined}>
    <p className={styles.head}>
      <b>{from === 'customer' ? texts.you : texts.shop}</b>
      {at === null ? <span role="status">{texts.sending}</span> : <time dateTime={at}>{formatMoment(at, place)}</time>}
    </p>
    <div className={styles.text}>
      {paragraphsOf(content).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  </li>
)
