import { ORDERS_PATH, TICKETS_PATH } from '@/lib/paths'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { BackLink } from '@/components/account/back-link'
import { Note } from '@/components/ui/note'
import { useFormTexts } from '@/components/forms/form-texts'
import type { Ticket } from '@/contract/entities/ticket'
import { formatDate, type DatePlace } from '@/contract/format-date'
import type { FlashState } from '@/lib/forms/flash-state'
import { useTicketTexts } from '../ticket-texts'
import { TicketTalk } from './ticket-talk'
import styles from './ticket-screen.module.scss'

interface Props {
  ticket: Ticket
  place: DatePlace
  storeName: string
  /** What became of a reply that was sent without JavaScript. */
  answer: FlashState | null
  /** Whether the ticket was opened just now. */
  isSent: boolean
}

/** What a ticket is about, and its conversation. */
export function TicketScreen({ ticket, place, storeName, answer, isSent }: Props) {
  const t = useTranslations('TicketPage')
  const created = useTranslations('NewTicketPage')
  const { types, states } = useTicketTexts()
  return (
    <div className={styles.screen}>
      <header>
        <BackLink href={TICKETS_PATH}>{t('back')}</BackLink>
        <h1 className={styles.title}>{t('title', { number: ticket.number })}</h1>
        <p className={styles.about}>
          {types[ticket.type]}. {t('opened', { date: formatDate(ticket.createdAt, place) })}
          {ticket.orderNumber !== '' && (
            <>
              {'. '}
              {t('order')}{' '}
              <Link className={styles.link} href={`${ORDERS_PATH}/${ticket.orderNumber}`} prefetch={false}>
                {ticket.orderNumber}
              </Link>
            </>
          )}
        </p>
      </header>
      {isSent && <Note kind="good" text={created('sent')} />}
      <TicketTalk
        first={ticket}
        place={place}
        answer={answer}
        texts={{
          states,
          thread: t('thread'),
          you: t('you'),
          shop: t('shop', { store: storeName }),
          reply: t('reply'),
          replyHint: t('replyHint'),
          send: t('send'),
          sent: t('sent'),
          sending: t('sending'),
          closed: t('closed'),
          promise: t('promise'),
          form: useFormTexts(['content']),
        }}
      />
    </div>
  )
}
