import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { readPage } from '@/lib/account/list-query'
import { listTickets } from '@/lib/data/account'
import { getDatePlace } from '@/lib/data/settings'
import { isTicketSent, NEW_TICKET_PATH } from '@/lib/paths'
import { LinkButton } from '@/components/ui/link-button'
import { useMoreTexts } from '@/components/ui/more-texts'
import { useTranslations } from 'next-intl'
import { AccountEmpty } from '@/components/account/account-empty'
import { Note } from '@/components/ui/note'
import type { TicketEntry } from '@/contract/entities/ticket'
import type { List } from '@/contract/rules'
import type { DateContext } from '@/contract/format-date'
import { TicketList } from './ticket-list'
import { useTicketTexts } from './ticket-texts'
import styles from './page.module.scss'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('TicketsPage')
  return { title: t('title'), description: t('description'), robots: { index: false } }
}

/** The customer's tickets, the last changed first (spec §2). */
export default async function TicketsPage({ searchParams }: PageProps<'/[locale]/account/ticket'>) {
  const search = await searchParams
  const [first, place] = await Promise.all([listTickets({ page: readPage(search.page) }), getDatePlace()])
  return <TicketsScreen first={first} place={place} isSent={isTicketSent(search)} />
}

interface Props {
  first: List<TicketEntry>
  place: DateContext
  /** Whether a ticket has just been sent. */
  isSent: boolean
}

/** The tickets, and the link to a new one. */
function TicketsScreen({ first, place, isSent }: Props) {
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
    meanings: {
      records: t('recordsMeaning'),
      state: t('stateMeaning'),
      content: t('contentMeaning'),
      operation: t('operationMeaning'),
    },
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
