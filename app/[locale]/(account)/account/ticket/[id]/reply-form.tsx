'use client'

import { useState } from 'react'
import { Note } from '@/components/ui/note'
import { FormButton } from '@/components/forms/form-button'
import { FormTextArea } from '@/components/forms/form-text-area'
import { EnhancedForm } from '@/components/forms/enhanced-form'
import type { Ticket } from '@/contract/entities/ticket'
import { LIMITS } from '@/contract/limits'
import type { FlashState } from '@/lib/forms/flash-state'
import styles from './reply-form.module.scss'
import type { TalkTexts } from './talk-texts'

interface Props {
  id: string
  /** What a customer may expect of it. */
  note: string
  answer: FlashState | null
  texts: TalkTexts
  /** Shows the reply at once. @returns what takes it back */
  onSend: (content: string) => () => void
  onDone: (answered: Ticket) => void
}

const load = async () => (await import('@/lib/forms/definitions/support')).ticketReplyForm

/** Goes on with the conversation. A refused reply stays in its field. */
export function ReplyForm({ id, note, answer, texts, onSend, onDone }: Props) {
  const [isDoneSaid, setDoneSaid] = useState(answer?.isDone ?? false)
  return (
    <section className={styles.reply} id="reply">
      {isDoneSaid && <Note kind="good" text={texts.sent} />}
      <p className={styles.note}>{note}</p>
      <EnhancedForm
        name="reply-form"
        action="/api/form/account/ticket/reply"
        isKept
        texts={texts.form}
        answer={answer}
        load={load}
        onSend={({ content = '' }) => {
          setDoneSaid(false)
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
          defaultValue={answer?.values.content}
          maxLength={LIMITS.ticketText}
          required
        />
        <FormButton text={texts.send} busyText={texts.form.sending} />
      </EnhancedForm>
    </section>
  )
}
