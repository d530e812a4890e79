import Link from 'next/link'
import { Icon } from '@/components/ui/icon'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { messagePath } from '@/lib/paths'
import type { MessageEntry } from '@/contract/entities/message'
import { formatDate, type DatePlace } from '@/contract/format-date'
import styles from './message-row.module.scss'

interface Props {
  message: MessageEntry
  place: DatePlace
  unread: string
}

/** A message in the list: the whole row leads to it. */
export const MessageRow = ({ message: { id, subject, sentAt, isRead }, place, unread }: Props) => (
  <Link className={isRead ? styles.row : `${styles.row} ${styles.unread}`} href={messagePath(id)} prefetch={false}>
    <span className={styles.dot} aria-hidden="true" />
    <span className={styles.subject}>
      {subject}
      {!isRead && <VisuallyHidden>, {unread}</VisuallyHidden>}
    </span>
    <time className={styles.time} dateTime={sentAt}>
      {formatDate(sentAt, place)}
    </time>
    <Icon name="right" size="medium" />
  </Link>
)
