'use client'

import { useRouter } from 'next/navigation'
import { EnhancedForm, FormButton } from '@/components/forms/enhanced-form'
import { FormSelect } from '@/components/forms/form-select'
import { FormTextArea } from '@/components/forms/form-text-area'
import type { FormTexts } from '@/components/forms/form-texts'
import { toast } from '@/components/ui/toast'
import { LIMITS } from '@/contract/limits'
import type { FlashState } from '@/lib/forms/flash-state'
import { AttachmentField } from '../attachment-field'
import type { AttachmentTexts } from '../attachment-texts'
import { useAttachments } from '../use-attachments'

interface Option {
  value: string
  text: string
}

interface Props {
  flash: FlashState | null
  /** The order it refers to, from the page's address; empty for none. */
  order: string
  types: Option[]
  orders: Option[]
  texts: Record<'type' | 'order' | 'content' | 'contentHint' | 'submit' | 'sent', string> & {
    form: FormTexts
    attachments: AttachmentTexts
  }
}

const loadOpenedTicket = () => import('@/lib/account/opened-ticket')

/** Loaded together with the code of the ticket's page: a submitted form must not fail because that is missing. */
const load = async () =>
  (await Promise.all([import('@/lib/forms/definitions/support'), loadOpenedTicket()]))[0].ticketForm

/** A new ticket; redirects to its page. */
export function NewTicketForm({ flash, order, types, orders, texts }: Props) {
  const router = useRouter()
  const attachments = useAttachments(texts.attachments, flash?.values.attachments)
  const openTicket = async (reply: unknown) => {
    const { openedTicketPath } = await loadOpenedTicket()
    router.push(openedTicketPath(reply))
    // The cached list does not contain it.
    router.refresh()
    void toast('success', texts.sent)
    return new Promise<void>(() => {})
  }
  return (
    <EnhancedForm
      name="ticket"
      action="/api/form/account/ticket"
      isPreserved
      texts={texts.form}
      flash={flash}
      load={load}
      hasFiles
      send={attachments.send}
      onDone={openTicket}
    >
      <FormSelect name="type" label={texts.type} options={types} defaultValue={flash?.values.type} required />
      {orders.length > 1 && (
        <FormSelect
          name="orderNumber"
          label={texts.order}
          options={orders}
          defaultValue={flash?.values.orderNumber ?? order}
        />
      )}
      <FormTextArea
        name="content"
        label={texts.content}
        hint={texts.contentHint}
        defaultValue={flash?.values.content}
        maxLength={LIMITS.ticketText}
        required
      />
      <AttachmentField attachments={attachments} texts={texts.attachments} />
      <FormButton text={texts.submit} busyText={texts.form.sending} />
    </EnhancedForm>
  )
}
