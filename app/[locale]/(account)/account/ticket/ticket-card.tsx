import { Link } from '@/components/ui/link'
import { buttonClass } from '@/components/ui/button'
import { StatusChip, type StatusTone } from '@/components/ui/status-chip'
import { fillText } from '@/lib/format/text-template'
import type { TicketEntry, TicketState } from '@/contract/entities/ticket'
import { type DateContext, formatDate } from '@/contract/format-date'
import { ticketPath } from '@/lib/paths'
import styles from './ticket-card.module.scss'
import type { TicketTexts } from './ticket-texts'

interface Props {
  ticket: TicketEntry
  place: DateContext
  texts: TicketListTexts
}

/** A ticket in the list, by the fields of the spec (§3): a card on the phone, a row where there is room. */
export function TicketCard({ ticket: { id, number, type, state, excerpt, updatedAt }, place, texts }: Props) {
  const values = {
    id: <b className={styles.number}>{number}</b>,
    type: texts.types[type],
    records: fillText(texts.lastRecord, { date: formatDate(updatedAt, place) }),
    state: <StatusChip tone={TICKET_TONES[state]} text={texts.states[state]} />,
    content: excerpt,
    operation: (
      <Link
        className={buttonClass({ kind: 'line', size: 'small' })}
        href={ticketPath(id)}
        aria-label={fillText(texts.viewTicket, { number })}
      >
        {texts.view}
      </Link>
    ),
  }
  return (
    <dl className={styles.card}>
      {TICKET_COLUMNS.map((column) => (
        <div key={column} className={styles[column]}>
          <dt className={styles.name}>
            {texts[column]}
            {texts.meanings[column] && <span className={styles.meaning}>{texts.meanings[column]}</span>}
          </dt>
          <dd>{values[column]}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The columns of the ticket list, in the order of the spec (§3). */
export const TICKET_COLUMNS = ['id', 'type', 'records', 'state', 'content', 'operation'] as const

type TicketColumn = (typeof TICKET_COLUMNS)[number]

/** The texts of a ticket list, including its column names. */
export type TicketListTexts = Record<TicketColumn | 'view' | 'viewTicket' | 'lastRecord', string> & {
  /** Descriptions of columns whose names are not self-explanatory. */
  meanings: Partial<Record<TicketColumn, string>>
} & TicketTexts

/** The appearance of a ticket's state. */
export const TICKET_TONES: Record<TicketState, StatusTone> = { waiting: 'warn', replied: 'ok', closed: 'info' }
