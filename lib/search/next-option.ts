/**
 * Where the arrow keys lead in a list of suggestions (ARIA Authoring Practices, combobox): through its options and the
 * box itself, around.
 * @param active index of the active option; -1 while it is the box
 */
export function nextOption(key: string, active: number, count: number): number {
  const places = count + 1
  if (key === 'ArrowDown') return ((active + 2) % places) - 1
  if (key === 'ArrowUp') return ((active + places) % places) - 1
  return -1
}
