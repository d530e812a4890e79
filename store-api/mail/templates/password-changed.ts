import type { Template } from '../letter'

/** To a customer whose password is another one now, so that they hear of it when it was not them. */
export const passwordChanged: Template<object> = (texts) => ({
  text: texts.passwordChanged,
  path: '/forgot-password',
})
