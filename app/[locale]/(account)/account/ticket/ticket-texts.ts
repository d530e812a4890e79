import { useTranslations } from 'next-intl'
import { TICKET_STATES, TICKET_TYPES, type TicketState, type TicketType } from '@/contract/entities/ticket'

/** Labels of ticket types and states, for client components. */
export function useTicketTexts() {
  const type = useTranslations('TicketTypes')
  const state = useTranslations('TicketStates')
  return {
    types: Object.fromEntries(TICKET_TYPES.map((name) => [name, type(name)])) as Record<TicketType, string>,
    states: Object.fromEntries(TICKET_STATES.map((name) => [name, state(name)])) as Record<TicketState, string>,
  }
}

export type TicketTexts = ReturnType<typeof useTicketTexts>
