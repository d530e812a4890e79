import { KEEP_FIELD, KEPT_ATTRIBUTE } from '../forms/form-state'

function isTyped(field: Element): boolean {
  if (field instanceof HTMLInputElement) {
    // What a tick stands for is no text: without one of its own it is 'on', by default ''.
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

/** Sends a form as a browser does, to be kept behind the login and nothing else. */
export function keepBehindLogin(form: HTMLFormElement): void {
  const field = document.createElement('input')
  Object.assign(field, { type: 'hidden', name: KEEP_FIELD, value: '1' })
  form.append(field)
  form.submit()
}
