import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { type FlashState, readFlashState } from '@/lib/forms/flash-state'
import { getTicket } from '@/lib/data/account'
import { getDatePlace, getStoreSettings } from '@/lib/data/settings'
import { isTicketSent, ORDERS_PATH, TICKETS_PATH } from '@/lib/paths'
import { Link } from '@/components/ui/link'
import { useTranslations } from 'next-intl'
import { BackLink } from '@/components/account/back-link'
import { Note } from '@/components/ui/note'
import { UnbrokenNumbers } from '@/components/ui/unbroken-numbers'
import { useFormTexts } from '@/components/forms/form-texts'
import type { Ticket } from '@/contract/entities/ticket'
import { type DateContext, formatDate } from '@/contract/format-date'
import { useAttachmentTexts } from '../attachment-texts'
import { useTicketTexts } from '../ticket-texts'
import { TicketThread } from './ticket-thread'
import styles from './page.module.scss'

type TicketPageProps = PageProps<'/[locale]/account/ticket/[id]'>

export async function generateMetadata({ params }: TicketPageProps): Promise<Metadata> {
  const [t, { number }] = await Promise.all([getTranslations('TicketPage'), getTicket((await params).id)])
  return { title: t('title', { number }), robots: { index: false } }
}

/** One ticket (spec §2). A ticket of another customer is 404, like one that does not exist. */
export default async function TicketPage({ params, searchParams }: TicketPageProps) {
  const [{ id }, search] = await Promise.all([params, searchParams])
  const [ticket, place, { name }, flash] = await Promise.all([
    getTicket(id),
    getDatePlace(),
    getStoreSettings(),
    readFlashState(search),
  ])
  return <TicketScreen ticket={ticket} place={place} storeName={name} flash={flash} isSent={isTicketSent(search)} />
}

interface TicketScreenProps {
  ticket: Ticket
  place: DateContext
  storeName: string
  /** The result of a reply that was sent without JavaScript. */
  flash: FlashState | null
  /** Whether the ticket has just been opened. */
  isSent: boolean
}

/** The subject of a ticket, and its conversation. */
function TicketScreen({ ticket, place, storeName, flash, isSent }: TicketScreenProps) {
  const t = useTranslations('TicketPage')
  const created = useTranslations('NewTicketPage')
  const { types, states } = useTicketTexts()
  return (
    <div className={styles.screen}>
      <header>
        <BackLink href={TICKETS_PATH}>{t('back')}</BackLink>
        <h1 className={styles.title}>
          <UnbrokenNumbers text={t('title', { number: ticket.number })} />
        </h1>
        <p className={styles.about}>
          {types[ticket.type]}. {t('opened', { date: formatDate(ticket.createdAt, place) })}
          {ticket.orderNumber !== '' && (
            <>
              {'. '}
              {t('order')}{' '}
              <Link className={styles.link} href={`${ORDERS_PATH}/${ticket.orderNumber}`}>
                {ticket.orderNumber}
              </Link>
            </>
          )}
        </p>
      </header>
      {isSent && <Note kind="good" text={created('sent')} />}
      <TicketThread
        first={ticket}
        place={place}
        flash={flash}
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
          form: useFormTexts(['content', 'attachments']),
          attachments: useAttachmentTexts(),
        }}
      />
    </div>
  )
}
