'use client'

import { TICKETS_PATH } from '@/lib/paths'
import { AccountList } from '@/components/account/account-list'
import type { LoadMoreTexts } from '@/lib/catalog/load-more-view'
import type { TicketEntry } from '@/contract/entities/ticket'
import type { List } from '@/contract/rules'
import type { DateContext } from '@/contract/format-date'
import { TICKET_COLUMNS, TicketCard, type TicketListTexts } from './ticket-card'
import styles from './ticket-list.module.scss'

interface Props {
  first: List<TicketEntry>
  place: DateContext
  more: LoadMoreTexts
  texts: TicketListTexts
}

/** The tickets, further pages on demand. Every card names its own fields: the head above the rows is only visual. */
export const TicketList = ({ first, place, more, texts }: Props) => (
  <div className={styles.list}>
    <div className={styles.head} aria-hidden="true">
      {TICKET_COLUMNS.map((column) => (
        <span key={column}>
          {texts[column]}
          {texts.meanings[column] && <span className={styles.meaning}>{texts.meanings[column]}</span>}
        </span>
      ))}
    </div>
    <AccountList
      first={first}
      items="/api/ticket?page="
      pages={`${TICKETS_PATH}?page=`}
      texts={more}
      keyOf={({ id }) => id}
    >
      {(ticket) => <TicketCard ticket={ticket} place={place} texts={texts} />}
    </AccountList>
  </div>
)
