import type { Template } from '../letter'

/** To a customer whose address was given for a new account: what the form does not say. */
export const alreadyRegistered: Template<object> = (texts) => ({ text: texts.alreadyRegistered, path: '/login' })
