'use client'

import { useState } from 'react'
import { StatusChip } from '@/components/ui/status-chip'
import { toast } from '@/components/ui/toast'
import { useTicket } from '@/lib/account/use-ticket'
import type { Ticket } from '@/contract/entities/ticket'
import type { DatePlace } from '@/lib/format/date'
import type { FlashState } from '@/lib/forms/flash-state'
import { TICKET_TONES } from '../ticket-tones'
import { ReplyForm } from './reply-form'
import type { TalkTexts } from './talk-texts'
import { ThreadRecord } from './thread-record'
import styles from './ticket-talk.module.scss'

interface Props {
  first: Ticket
  place: DatePlace
  answer: FlashState | null
  texts: TalkTexts
}

/** The conversation, oldest first, and the way to go on with it. A reply stands there at once, and goes when it is refused. */
export function TicketTalk({ first, place, answer, texts }: Props) {
  const { ticket, renew } = useTicket(first)
  const [sending, setSending] = useState<string | null>(null)
  const foresee = (content: string) => {
    setSending(content)
    return () => setSending(null)
  }
  const finish = (answered: Ticket) => {
    setSending(null)
    void renew(answered)
    void toast('success', texts.sent)
  }
  return (
    <>
      <section className={styles.thread} aria-labelledby="thread">
        <div className={styles.head}>
          <h2 className={styles.title} id="thread">
            {texts.thread}
          </h2>
          <StatusChip tone={TICKET_TONES[ticket.state]} text={texts.states[ticket.state]} />
        </div>
        <ol className={styles.list}>
          {ticket.records.map((record, at) => (
            <ThreadRecord key={at} {...record} place={place} texts={texts} />
          ))}
          {sending !== null && <ThreadRecord from="customer" at={null} content={sending} place={place} texts={texts} />}
        </ol>
      </section>
      <ReplyForm
        id={ticket.id}
        note={ticket.state === 'closed' ? texts.closed : texts.promise}
        answer={answer}
        texts={texts}
        onSend={foresee}
        onDone={finish}
      />
    </>
  )
}
