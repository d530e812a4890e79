import { array, string } from 'yup'

/** Parts of a shop that can be switched off; all others are on. */
export const CAPABILITIES = ['reviews', 'questions', 'tickets', 'messages', 'guestCheckout', 'newsletter'] as const

export type Capability = (typeof CAPABILITIES)[number]

/**
 * The parts that are switched off. A store that supports only the specification names none; unknown names are dropped.
 */
export const disabledSchema = array(string().oneOf(CAPABILITIES).required()).required()
