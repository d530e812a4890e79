'use client'

import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import type { FacetView } from '@/lib/catalog/facet-view'
import styles from './facet-rest.module.scss'

interface Props {
  id: string
  /** `note` is shown if even these are not all values. */
  texts: Omit<NonNullable<FacetView['rest']>, 'choices'>
  /** List items. */
  children: ReactNode
}

const nameOf = (item: HTMLElement) => item.querySelector('[data-name]')?.textContent ?? ''

/** Shows the items whose name contains the typed text. @returns whether any match */
function showMatching(list: HTMLElement, typed: string): boolean {
  const query = typed.trim().toLocaleLowerCase()
  const items = Array.from(list.children, (item) => item as HTMLElement)
  for (const item of items) item.hidden = !nameOf(item).toLocaleLowerCase().includes(query)
  return items.some((item) => !item.hidden)
}

/** The values after the first ones, collapsed, with a search box. */
export function FacetRest({ id, texts, children }: Props) {
  const { showText, fewerText, findText, noneText, note } = texts
  const details = useRef<HTMLDetailsElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [hasMatches, setHasMatches] = useState(true)
  // Not rendered while collapsed, to keep the page small. None of them is selected, so the form loses no value.
  const [isExpanded, setExpanded] = useState(false)
  // A form reset empties the search box.
  useEffect(() => {
    const form = details.current?.closest('form')
    const showAll = () => setHasMatches(list.current === null || showMatching(list.current, ''))
    form?.addEventListener('reset', showAll)
    return () => form?.removeEventListener('reset', showAll)
  }, [])

  const onInput = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    if (list.current) setHasMatches(showMatching(list.current, currentTarget.value))
  }
  return (
    <details
      ref={details}
      id={id}
      className={styles.rest}
      onToggle={({ currentTarget }) => currentTarget.open && setExpanded(true)}
    >
      <summary className={styles.show}>
        <span className={styles.more}>{showText}</span>
        <span className={styles.fewer}>{fewerText}</span>
      </summary>
      {isExpanded ? (
        <>
          <input
            className={styles.find}
            type="search"
            aria-label={findText}
            placeholder={findText}
            autoComplete="off"
            onInput={onInput}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
          <ul ref={list}>{children}</ul>
          <p className={styles.note} role="status">
            {hasMatches ? note : noneText}
          </p>
        </>
      ) : (
        <noscript>
          <ul>{children}</ul>
          {note && <p className={styles.note}>{note}</p>}
        </noscript>
      )}
    </details>
  )
}
