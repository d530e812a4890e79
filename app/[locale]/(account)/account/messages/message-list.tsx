'use client'

import { messagePath, MESSAGES_PATH } from '@/lib/paths'
import { AccountList } from '@/components/account/account-list'
import type { LoadMoreTexts } from '@/lib/catalog/load-more-view'
import type { MessageEntry } from '@/contract/entities/message'
import type { List } from '@/contract/rules'
import { type DateContext, formatDate } from '@/contract/format-date'
import { Link } from '@/components/ui/link'
import { Icon } from '@/components/ui/icon'
import { UnbrokenNumbers } from '@/components/ui/unbroken-numbers'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import styles from './message-list.module.scss'

interface MessageListProps {
  first: List<MessageEntry>
  place: DateContext
  more: LoadMoreTexts
  /** Label of an unread message. */
  unread: string
}

/** The messages, further pages on demand. */
export const MessageList = ({ first, place, more, unread }: MessageListProps) => (
  <AccountList
    first={first}
    items="/api/message?page="
    pages={`${MESSAGES_PATH}?page=`}
    texts={more}
    keyOf={({ id }) => id}
  >
    {(message) => <MessageRow message={message} place={place} unread={unread} />}
  </AccountList>
)

interface MessageRowProps {
  message: MessageEntry
  place: DateContext
  unread: string
}

/** A message in the list: the whole row leads to it. */
export const MessageRow = ({ message: { id, subject, sentAt, isRead }, place, unread }: MessageRowProps) => (
  <Link className={isRead ? styles.row : `${styles.row} ${styles.unread}`} href={messagePath(id)}>
    <span className={styles.dot} aria-hidden="true" />
    <span className={styles.subject}>
      <UnbrokenNumbers text={subject} />
      {!isRead && <VisuallyHidden>, {unread}</VisuallyHidden>}
    </span>
    <time className={styles.time} dateTime={sentAt}>
      {formatDate(sentAt, place)}
    </time>
    <Icon name="right" size="medium" />
  </Link>
)
