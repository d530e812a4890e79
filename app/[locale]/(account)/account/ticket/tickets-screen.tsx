import { LinkButton } from '@/components/ui/link-button'
import { useMoreTexts } from '@/components/ui/more-texts'
import { useTranslations } from 'next-intl'
import { AccountEmpty } from '@/components/account/account-empty'
import { Note } from '@/components/ui/note'
import { NEW_TICKET_PATH } from '@/lib/paths'
import type { TicketEntry } from '@/contract/entities/ticket'
import type { List } from '@/contract/rules'
import type { DatePlace } from '@/contract/format-date'
import { TicketList } from './ticket-list'
import { useTicketTexts } from './ticket-texts'
import styles from './tickets-screen.module.scss'

interface Props {
  first: List<TicketEntry>
  place: DatePlace
  /** Whether one was sent just now. */
  isSent: boolean
}

/** The tickets, and the way to a new one. */
export function TicketsScreen({ first, place, isSent }: Props) {
  const t = useTranslations('TicketsPage')
  const created = useTranslations('NewTicketPage')
  const more = useMoreTexts()
  const names = useTicketTexts()
  const texts = {
    id: t('id'),
    type: t('type'),
    records: t('records'),
    state: t('state'),
    content: t('content'),
    operation: t('operation'),
    view: t('view'),
    viewTicket: t.raw('viewTicket') as string,
    lastRecord: t.raw('lastRecord') as string,
  }
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1 className={styles.title}>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
        </div>
        {first.total > 0 && <LinkButton href={NEW_TICKET_PATH}>{t('new')}</LinkButton>}
      </div>
      {isSent && <Note kind="good" text={created('sent')} />}
      {first.total > 0 ? (
        <TicketList first={first} place={place} more={more} texts={{ ...texts, ...names }} />
      ) : (
        <AccountEmpty
          icon="chat"
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={{ text: t('emptyAction'), url: NEW_TICKET_PATH }}
        />
      )}
    </>
  )
}
