import type { FormTexts } from '@/components/forms/form-texts'
import type { TicketState } from '@/contract/entities/ticket'

type Label = 'thread' | 'you' | 'shop' | 'reply' | 'replyHint' | 'send' | 'sent' | 'sending' | 'closed' | 'promise'

/** What a ticket's conversation says around what was written in it. */
export type TalkTexts = Record<Label, string> & { states: Record<TicketState, string>; form: FormTexts }
