import { useEffect, useState } from 'react'

interface Options {
  input: HTMLInputElement
  /** Id of the list, and those of its options as they are shown. */
  listId: string
  optionIds: readonly string[]
  /** Whether there is anything to show. */
  hasContent: boolean
}

const MOVES = ['ArrowDown', 'ArrowUp', 'Home', 'End', 'ArrowLeft', 'ArrowRight']

function setAttributes(element: HTMLElement, attributes: Record<string, string | null>) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) element.removeAttribute(name)
    else element.setAttribute(name, value)
  }
}

/**
 * Makes a search box a combobox with a list (ARIA Authoring Practices): the arrow keys choose while the focus stays in
 * the box, Enter selects the active option, Escape closes the list. Without an active option Enter searches.
 */
export function useCombobox({ input, listId, optionIds, hasContent }: Options) {
  const [isUnfolded, setUnfolded] = useState(() => document.activeElement === input)
  const [chosen, setChosen] = useState('')
  const isOpen = isUnfolded && hasContent
  const active = isOpen ? optionIds.indexOf(chosen) : -1
  const activeId = optionIds[active] ?? null

  useEffect(() => {
    setAttributes(input, { role: 'combobox', 'aria-autocomplete': 'list', 'aria-controls': listId })
    return () => setAttributes(input, { role: 'searchbox', 'aria-autocomplete': null, 'aria-controls': null })
  }, [input, listId])

  useEffect(() => {
    setAttributes(input, { 'aria-expanded': String(isOpen), 'aria-activedescendant': activeId })
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [input, isOpen, activeId])

  useEffect(() => {
    const unfold = () => {
      setUnfolded(true)
      setChosen('')
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing) return
      const { key } = event
      if (key === 'Escape' && isOpen) {
        event.preventDefault()
        setUnfolded(false)
      } else if (key === 'Enter' && activeId) {
        event.preventDefault()
        document.getElementById(activeId)?.click()
      } else if (MOVES.includes(key)) {
        if (key === 'ArrowDown' || key === 'ArrowUp') {
          event.preventDefault()
          setUnfolded(true)
        }
        setChosen(optionIds[nextOption(key, active, optionIds.length)] ?? '')
      }
    }
    // The list belongs to the form: a focus inside it does not close it.
    const onLeave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && input.form?.contains(relatedTarget))) setUnfolded(false)
    }
    const away = new AbortController()
    const { signal } = away
    input.addEventListener('input', unfold, { signal })
    input.addEventListener('focus', unfold, { signal })
    input.addEventListener('click', unfold, { signal })
    input.addEventListener('keydown', onKey, { signal })
    input.form?.addEventListener('focusout', onLeave, { signal })
    input.form?.addEventListener('submit', () => setUnfolded(false), { signal })
    return () => away.abort()
  }, [input, isOpen, active, activeId, optionIds])

  return { isOpen, activeId, fold: () => setUnfolded(false) }
}

/**
 * The next option for an arrow key in a list of suggestions (ARIA Authoring Practices, combobox): cycles through its
 * options and the box itself.
 * @param active index of the active option; -1 for the box
 */
export function nextOption(key: string, active: number, count: number): number {
  const places = count + 1
  if (key === 'ArrowDown') return ((active + 2) % places) - 1
  if (key === 'ArrowUp') return ((active + places) % places) - 1
  return -1
}
