import { DRAFT_FIELD, DRAFT_ATTRIBUTE } from '../forms/form-state'

function isModified(field: Element): boolean {
  if (field instanceof HTMLInputElement) {
    // The value of a checkbox is not entered text: the default value is 'on', `defaultValue` is ''.
    if (['checkbox', 'radio'].includes(field.type)) return field.checked !== field.defaultChecked
    return field.type !== 'hidden' && field.value !== field.defaultValue
  }
  return field instanceof HTMLTextAreaElement && field.value !== field.defaultValue
}

/** The first autosaved form on this page with unsaved input; null without one. */
export const unsavedForm = (): HTMLFormElement | null =>
  [...document.querySelectorAll<HTMLFormElement>(`form[${DRAFT_ATTRIBUTE}]`)].find(({ elements }) =>
    [...elements].some(isModified),
  ) ?? null

/** Submits a form natively, only to store its values until after the login. */
export function submitDraftForLogin(form: HTMLFormElement): void {
  const field = document.createElement('input')
  Object.assign(field, { type: 'hidden', name: DRAFT_FIELD, value: '1' })
  form.append(field)
  form.submit()
}
