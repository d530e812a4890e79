'use client'

import { useRouter } from 'next/navigation'
import { Suspense, useCallback, useId, useRef, type SubmitEvent } from 'react'
import { LIMITS } from '@/lib/contract/limits'
import { SEARCH_PAGE_SIZE } from '@/lib/limits'
import { closeDrawers } from '../ui/drawer/close-drawers'
import { IconButton } from '../ui/icon-button'
import { VisuallyHidden } from '../ui/visually-hidden'
import { CurrentKeyword } from './current-keyword'
import styles from './search-form.module.scss'

export interface SearchTexts {
  /** Tells this box from the others of the page. */
  region: string
  label: string
  placeholder: string
  submit: string
}

const FIRST_PAGE = { page: '1', limit: String(SEARCH_PAGE_SIZE) }

/** A plain form that leads to the results (spec §2); with a script the page stays, and a blank keyword does nothing. */
export function SearchForm({ texts }: { texts: SearchTexts }) {
  const router = useRouter()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const show = useCallback((keyword: string) => {
    if (input.current) input.current.value = keyword
  }, [])

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    const keyword = input.current?.value.trim()
    if (!keyword) return
    closeDrawers()
    router.push(`/search?${new URLSearchParams({ ...FIRST_PAGE, keyword })}`)
  }

  return (
    <form className={styles.form} action="/search" role="search" aria-label={texts.region} onSubmit={onSubmit}>
      {Object.entries(FIRST_PAGE).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor={id}>
        <VisuallyHidden>{texts.label}</VisuallyHidden>
      </label>
      <input
        ref={input}
        id={id}
        className={styles.input}
        type="search"
        name="keyword"
        maxLength={LIMITS.keyword}
        placeholder={texts.placeholder}
        autoComplete="off"
        enterKeyHint="search"
      />
      <span className={styles.submit}>
        <IconButton icon="search" label={texts.submit} type="submit" />
      </span>
      <Suspense>
        <CurrentKeyword show={show} />
      </Suspense>
    </form>
  )
}
