'use client'

import { useState } from 'react'
import { StatusChip } from '@/components/ui/status-chip'
import { toast } from '@/components/ui/toast'
import { useTicket } from '@/lib/account/use-ticket'
import type { Ticket, TicketState } from '@/contract/entities/ticket'
import { type DateContext, formatDateTime } from '@/contract/format-date'
import type { FlashState } from '@/lib/forms/flash-state'
import { AttachmentField } from '../attachment-field'
import type { AttachmentTexts } from '../attachment-texts'
import { TICKET_TONES } from '../ticket-card'
import { useAttachments } from '../use-attachments'
import { AttachmentList } from './attachment-list'
import styles from './ticket-thread.module.scss'
import { Note } from '@/components/ui/note'
import { EnhancedForm, FormButton } from '@/components/forms/enhanced-form'
import { FormTextArea } from '@/components/forms/form-text-area'
import { LIMITS } from '@/contract/limits'
import type { FormTexts } from '@/components/forms/form-texts'
import { paragraphsOf } from '@/lib/format/text'

interface TicketThreadProps {
  first: Ticket
  place: DateContext
  flash: FlashState | null
  texts: ThreadTexts
}

/**
 * The conversation, oldest first, and the reply form. A reply is shown optimistically, and removed if it is rejected.
 */
export function TicketThread({ first, place, flash, texts }: TicketThreadProps) {
  const { ticket, updateTicket } = useTicket(first)
  const [sending, setSending] = useState<string | null>(null)
  const applyOptimistically = (content: string) => {
    setSending(content)
    return () => setSending(null)
  }
  const onReplied = (updatedTicket: Ticket) => {
    setSending(null)
    void updateTicket(updatedTicket)
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
          {sending !== null && (
            <ThreadRecord from="customer" at={null} content={sending} attachments={[]} place={place} texts={texts} />
          )}
        </ol>
      </section>
      <ReplyForm
        id={ticket.id}
        note={ticket.state === 'closed' ? texts.closed : texts.promise}
        flash={flash}
        texts={texts}
        onSend={applyOptimistically}
        onDone={onReplied}
      />
    </>
  )
}

interface ReplyFormProps {
  id: string
  /** A note on the expected response time. */
  note: string
  flash: FlashState | null
  texts: ThreadTexts
  /** Shows the reply at once. @returns undo */
  onSend: (content: string) => () => void
  onDone: (updatedTicket: Ticket) => void
}

const load = async () => (await import('@/lib/forms/definitions/support')).ticketReplyForm

/** Continues the conversation. A rejected reply stays in its field. */
export function ReplyForm({ id, note, flash, texts, onSend, onDone }: ReplyFormProps) {
  const attachments = useAttachments(texts.attachments, flash?.values.attachments)
  const [hasSentNote, setSentNote] = useState(flash?.isDone ?? false)
  return (
    <section className={styles.reply} id="reply">
      {hasSentNote && <Note kind="good" text={texts.sent} />}
      <p className={styles.note}>{note}</p>
      <EnhancedForm
        name="reply-form"
        action="/api/form/account/ticket/reply"
        isPreserved
        texts={texts.form}
        flash={flash}
        load={load}
        hasFiles
        send={attachments.send}
        onSend={({ content = '' }) => {
          setSentNote(false)
          return onSend(content)
        }}
        onDone={(reply) => onDone(reply as Ticket)}
        isReset
      >
        <input type="hidden" name="id" value={id} />
        <FormTextArea
          name="content"
          label={texts.reply}
          hint={texts.replyHint}
          defaultValue={flash?.values.content}
          maxLength={LIMITS.ticketText}
          required
        />
        <AttachmentField attachments={attachments} texts={texts.attachments} />
        <FormButton text={texts.send} busyText={texts.form.sending} />
      </EnhancedForm>
    </section>
  )
}

type Label = 'thread' | 'you' | 'shop' | 'reply' | 'replyHint' | 'send' | 'sent' | 'sending' | 'closed' | 'promise'

/** The texts of a ticket's conversation, besides its messages. */
export type ThreadTexts = Record<Label, string> & {
  states: Record<TicketState, string>
  form: FormTexts
  attachments: AttachmentTexts
}

interface Props extends Omit<Ticket['records'][number], 'at'> {
  /** Null while it is being sent. */
  at: string | null
  place: DateContext
  texts: { you: string; shop: string; sending: string; attachments: AttachmentTexts }
}

/** One message and its time. */
export const ThreadRecord = ({ from, at, content, attachments, place, texts }: Props) => (
  <li className={`${styles.record} ${styles[from]}`} aria-busy={at === null || undefined}>
    <p className={styles.recordHead}>
      <b>{from === 'customer' ? texts.you : texts.shop}</b>
      {at === null ? (
        <span role="status">{texts.sending}</span>
      ) : (
        <time dateTime={at}>{formatDateTime(at, place)}</time>
      )}
    </p>
    <div className={styles.text}>
      {paragraphsOf(content).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
    <AttachmentList attachments={attachments} texts={texts.attachments} />
  </li>
)
