import { useEffect, useState } from 'react'

interface Options {
  input: HTMLInputElement
  /** Id of the list, and those of its options as they are shown. */
  listId: string
  optionIds: readonly string[]
  /** Whether there is anything to show. */
  hasContent: boolean
}

const NAVIGATION_KEYS = ['ArrowDown', 'ArrowUp', 'Home', 'End', 'ArrowLeft', 'ArrowRight']

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
  const [isExpanded, setExpanded] = useState(() => document.activeElement === input)
  const [chosen, setChosen] = useState('')
  const isOpen = isExpanded && hasContent
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
    const open = () => {
      setExpanded(true)
      setChosen('')
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing) return
      const { key } = event
      if (key === 'Escape' && isOpen) {
        event.preventDefault()
        setExpanded(false)
      } else if (key === 'Enter' && activeId) {
        event.preventDefault()
        document.getElementById(activeId)?.click()
      } else if (NAVIGATION_KEYS.includes(key)) {
        if (key === 'ArrowDown' || key === 'ArrowUp') {
          event.preventDefault()
          setExpanded(true)
        }
        setChosen(optionIds[nextOption(key, active, optionIds.length)] ?? '')
      }
    }
    // The list belongs to the form: a focus inside it does not close it.
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && input.form?.contains(relatedTarget))) setExpanded(false)
    }
    const controller = new AbortController()
    const { signal } = controller
    input.addEventListener('input', open, { signal })
    input.addEventListener('focus', open, { signal })
    input.addEventListener('click', open, { signal })
    input.addEventListener('keydown', onKey, { signal })
    input.form?.addEventListener('focusout', onFocusOut, { signal })
    input.form?.addEventListener('submit', () => setExpanded(false), { signal })
    return () => controller.abort()
  }, [input, isOpen, active, activeId, optionIds])

  return { isOpen, activeId, close: () => setExpanded(false) }
}

/**
 * The next option for an arrow key in a list of suggestions (ARIA Authoring Practices, combobox): cycles through its
 * options and the box itself.
 * @param active index of the active option; -1 for the box
 */
export function nextOption(key: string, active: number, count: number): number {
  const positions = count + 1
  if (key === 'ArrowDown') return ((active + 2) % positions) - 1
  if (key === 'ArrowUp') return ((active + positions) % positions) - 1
  return -1
}
