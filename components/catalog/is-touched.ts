function isChanged(field: Element): boolean {
  if (field instanceof HTMLInputElement) return field.checked !== field.defaultChecked
  if (!(field instanceof HTMLSelectElement)) return false
  return Array.from(field.options).some(({ selected, defaultSelected }) => selected !== defaultSelected)
}

/** Whether a form's choices are others than those it came with. */
export const isTouched = (form: HTMLFormElement): boolean => Array.from(form.elements).some(isChanged)
