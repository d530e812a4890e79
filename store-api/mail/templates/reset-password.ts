import { linkPath, type LinkValues, type Template } from '../letter'

/** To a customer who forgot the password: its link lets them choose a new one. */
export const resetPassword: Template<LinkValues> = (texts, values) => ({
  text: texts.resetPassword,
  path: linkPath('/reset-password', values),
})
