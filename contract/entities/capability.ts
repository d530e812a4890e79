import { array, string } from 'yup'

/** Parts of a shop that can be switched off; every part that is not switched off is on. */
export const CAPABILITIES = ['reviews', 'questions', 'tickets', 'messages', 'guestCheckout', 'newsletter'] as const

export type Capability = (typeof CAPABILITIES)[number]

/** The parts that are switched off. A store that speaks only the specification names none; unknown names are left out. */
export const disabledSchema = array(string().oneOf(CAPABILITIES).required()).required()
