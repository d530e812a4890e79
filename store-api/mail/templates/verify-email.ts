import { linkPath, type LinkValues, type Template } from '../letter'

/** To a new customer: proves by its link that the address is theirs. */
export const verifyEmail: Template<LinkValues> = (texts, values) => ({
  text: texts.verifyEmail,
  path: linkPath('/verify', values),
})
