/** Element ids that the filter form, the result bar and the chips share. */
export const FILTER_FORM = 'filter-form'
export const FILTER_OPENER = 'filter-open'
export const RESULT_COUNT = 'result-count'

/** The state that the next page of the same listing takes over. */
interface FormSnapshot {
  /** The listing's path. */
  pages: string
  /** Id of the focused element. */
  focus: string
  /** Whether each group is open, by id. */
  groups: Map<string, boolean>
}

let snapshot: FormSnapshot | null = null

const groupsOf = (form: HTMLElement) => form.querySelectorAll<HTMLDetailsElement>('details[id]')

/** Saves open groups and focus before a navigation. */
export function saveFilterState(form: HTMLElement, focus = document.activeElement?.id ?? ''): void {
  const groups = new Map(Array.from(groupsOf(form), ({ id, open }) => [id, open]))
  snapshot = { pages: form.dataset.listing ?? '', focus, groups }
}

/** Restores the saved state on the next page of the same listing, once. @returns whether a state was saved */
export function restoreFilterState(form: HTMLElement): boolean {
  const saved = snapshot?.pages === (form.dataset.listing ?? '') ? snapshot : null
  snapshot = null
  if (!saved) return false
  const { focus, groups } = saved
  for (const group of groupsOf(form)) group.open = groups.get(group.id) ?? group.open
  if (document.activeElement === document.body) document.getElementById(focus)?.focus({ preventScroll: true })
  return true
}

function isChanged(field: Element): boolean {
  if (field instanceof HTMLInputElement) return field.checked !== field.defaultChecked
  if (!(field instanceof HTMLSelectElement)) return false
  return Array.from(field.options).some(({ selected, defaultSelected }) => selected !== defaultSelected)
}

/** Whether a choice differs from the HTML: it was made before hydration. */
export const isTouched = (form: HTMLFormElement): boolean => Array.from(form.elements).some(isChanged)
