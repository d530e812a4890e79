'use client'

import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import type { FacetView } from '@/lib/catalog/facet-view'
import styles from './facet-rest.module.scss'

interface Props {
  id: string
  /** `note` is said where not even these are all. */
  texts: Omit<NonNullable<FacetView['rest']>, 'choices'>
  /** List items. */
  children: ReactNode
}

/** What a value is called, without its count. */
const nameOf = (item: HTMLElement) => item.querySelector('[data-name]')?.textContent ?? ''

/** Shows the items whose name holds what was typed. @returns whether there are any */
function showMatching(list: HTMLElement, typed: string): boolean {
  const wanted = typed.trim().toLocaleLowerCase()
  const items = Array.from(list.children, (item) => item as HTMLElement)
  for (const item of items) item.hidden = !nameOf(item).toLocaleLowerCase().includes(wanted)
  return items.some((item) => !item.hidden)
}

/** The values after the first, folded, with a box to find one of them by its name. */
export function FacetRest({ id, texts, children }: Props) {
  const { showText, fewerText, findText, noneText, note } = texts
  const fold = useRef<HTMLDetailsElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [isFound, setFound] = useState(true)
  // Folded, they cost the page nothing. None of them is chosen, so that the form lacks nothing either.
  const [isUnfolded, setUnfolded] = useState(false)
  // An emptied form has an emptied box.
  useEffect(() => {
    const form = fold.current?.closest('form')
    const showAll = () => setFound(list.current === null || showMatching(list.current, ''))
    form?.addEventListener('reset', showAll)
    return () => form?.removeEventListener('reset', showAll)
  }, [])

  const onInput = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    if (list.current) setFound(showMatching(list.current, currentTarget.value))
  }
  return (
    <details
      ref={fold}
      id={id}
      className={styles.rest}
      onToggle={({ currentTarget }) => currentTarget.open && setUnfolded(true)}
    >
      <summary className={styles.show}>
        <span className={styles.more}>{showText}</span>
        <span className={styles.fewer}>{fewerText}</span>
      </summary>
      {isUnfolded ? (
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
            {isFound ? note : noneText}
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
