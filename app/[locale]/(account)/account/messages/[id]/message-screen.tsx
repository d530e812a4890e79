import { MESSAGES_PATH, ORDERS_PATH } from '@/lib/paths'
import { useTranslations } from 'next-intl'
import { BackLink } from '@/components/account/back-link'
import { paragraphsOf } from '@/lib/format/paragraphs'
import { LinkButton } from '@/components/ui/link-button'
import type { Message } from '@/contract/entities/message'
import type { FlashState } from '@/lib/forms/flash-state'
import { formatMoment, type DatePlace } from '@/lib/format/date'
import { MarkRead } from './mark-read'
import { ReadForm } from './read-form'
import styles from './message-screen.module.scss'

interface Props {
  message: Message
  /** Of all messages. */
  unread: number
  place: DatePlace
  answer: FlashState | null
}

/** A message as it was written. Opening it marks it as read; where no script can, a button does. */
export function MessageScreen({
  message: { id, subject, text, sentAt, isRead, orderNumber },
  unread,
  place,
  answer,
}: Props) {
  const t = useTranslations('MessagePage')
  return (
    <article className={styles.message}>
      <BackLink href={MESSAGES_PATH}>{t('back')}</BackLink>
      <h1 className={styles.title}>{subject}</h1>
      <time className={styles.time} dateTime={sentAt}>
        {formatMoment(sentAt, place)}
      </time>
      <div className={styles.text}>
        {paragraphsOf(text).map((paragraph, at) => (
          <p key={at}>{paragraph}</p>
        ))}
      </div>
      {orderNumber && (
        <div>
          <LinkButton href={`${ORDERS_PATH}/${orderNumber}`}>{t('order', { number: orderNumber })}</LinkButton>
        </div>
      )}
      {!isRead && (
        <>
          <MarkRead id={id} unread={unread} />
          <ReadForm id={id} answer={answer} />
        </>
      )}
    </article>
  )
}
