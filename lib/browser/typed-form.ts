import { KEEP_FIELD, KEPT_ATTRIBUTE } from '../forms/form-state'

function isTyped(field: Element): boolean {
  if (field instanceof HTMLInputElement) {
    // The value of a checkbox is not entered text: the default value is 'on', `defaultValue` is ''.
    if (['checkbox', 'radio'].includes(field.type)) return field.checked !== field.defaultChecked
    return field.type !== 'hidden' && field.value !== field.defaultValue
  }
  return field instanceof HTMLTextAreaElement && field.value !== field.defaultValue
}

/** The form on this page with unsaved input, of those that are autosaved; null without one. */
export const typedForm = (): HTMLFormElement | null =>
  [...document.querySelectorAll<HTMLFormElement>(`form[${KEPT_ATTRIBUTE}]`)].find(({ elements }) =>
    [...elements].some(isTyped),
  ) ?? null

/** Sends a form natively, only to keep its values until after the login. */
export function keepBehindLogin(form: HTMLFormElement): void {
  const field = document.createElement('input')
  Object.assign(field, { type: 'hidden', name: KEEP_FIELD, value: '1' })
  form.append(field)
  form.submit()
}
