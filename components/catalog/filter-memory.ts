/** What a new page of the same listing takes over from the one before it. */
interface Left {
  /** The listing it is of. */
  pages: string
  /** Id of what had the focus. */
  focus: string
  /** Ids of the groups, and whether each was open. */
  groups: Map<string, boolean>
}

let left: Left | null = null

const groupsOf = (form: HTMLElement) => form.querySelectorAll<HTMLDetailsElement>('details[id]')

/** Remembers a form that leads to another page, until that page has come. */
export function leaveFilters(form: HTMLElement, focus = document.activeElement?.id ?? ''): void {
  const groups = new Map(Array.from(groupsOf(form), ({ id, open }) => [id, open]))
  left = { pages: form.dataset.listing ?? '', focus, groups }
}

/** Gives the form of the new page what was remembered of its listing. @returns whether there was anything */
export function restoreFilters(form: HTMLElement): boolean {
  const mine = left?.pages === (form.dataset.listing ?? '') ? left : null
  left = null
  if (!mine) return false
  const { focus, groups } = mine
  for (const group of groupsOf(form)) group.open = groups.get(group.id) ?? group.open
  if (document.activeElement === document.body) document.getElementById(focus)?.focus({ preventScroll: true })
  return true
}
