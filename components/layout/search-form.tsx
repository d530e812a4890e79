'use client'

import { useRouter } from 'next/navigation'
import {
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ComponentType,
  type SubmitEvent,
} from 'react'
import { LIMITS } from '@/contract/limits'
import { SEARCH_PAGE_SIZE } from '@/lib/limits'
import { closeDrawers } from '../ui/drawer/close-drawers'
import { IconButton } from '../ui/icon-button'
import { VisuallyHidden } from '../ui/visually-hidden'
import { CurrentKeyword } from './current-keyword'
import styles from './search-form.module.scss'
import type { SuggestContext } from './suggestions/suggest-context'
import type { SuggestionsProps } from './suggestions/suggestions'

export interface SearchTexts {
  /** Tells this box from the others of the page. */
  region: string
  label: string
  placeholder: string
  submit: string
}

export type SearchPlace = 'header' | 'menu' | 'drawer' | 'page'

interface Props {
  place: SearchPlace
  texts: SearchTexts
  context: SuggestContext
}

const FIRST_PAGE = { page: '1', limit: String(SEARCH_PAGE_SIZE) }

/** Remembers what was searched for in this browser, and nowhere else. */
async function remember(keyword: string) {
  const { addPast, ownStorage } = await import('@/lib/search/past-searches')
  addPast(ownStorage(), keyword)
}

/**
 * A plain form that leads to the results (spec §2); with a script the page stays, and a blank keyword does nothing. What
 * suggests while one types is loaded at the first touch.
 */
export function SearchForm({ place, texts, context }: Props) {
  const router = useRouter()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [awake, setAwake] = useState<{ input: HTMLInputElement; Suggestions: ComponentType<SuggestionsProps> }>()
  const show = useCallback((keyword: string) => {
    if (input.current) input.current.value = keyword
  }, [])

  const wake = async (touched: HTMLInputElement) => {
    // When they cannot be loaded the form does without.
    const loaded = awake ? null : await import('./suggestions/suggestions').catch(() => null)
    if (loaded) setAwake({ input: touched, Suggestions: loaded.Suggestions })
  }

  // A box that got the focus before hydration gets no second focus event.
  const wakeFocused = useEffectEvent(() => {
    if (input.current && document.activeElement === input.current) void wake(input.current)
  })
  useEffect(() => wakeFocused(), [])

  const search = (text: string) => {
    const keyword = text.trim()
    if (!keyword) return
    void remember(keyword).catch(() => null)
    closeDrawers()
    router.push(`/search?${new URLSearchParams({ ...FIRST_PAGE, keyword })}`)
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    search(input.current?.value ?? '')
  }

  return (
    <form className={styles.form} action="/search" role="search" aria-label={texts.region} onSubmit={onSubmit}>
      {Object.entries(FIRST_PAGE).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor={id}>
        <VisuallyHidden>{texts.label}</VisuallyHidden>
      </label>
      <div className={styles.box}>
        <input
          ref={input}
          id={id}
          className={styles.input}
          type="text"
          role="searchbox"
          inputMode="search"
          name="keyword"
          maxLength={LIMITS.keyword}
          placeholder={texts.placeholder}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          onFocus={({ currentTarget }) => void wake(currentTarget)}
          onInput={({ currentTarget }) => void wake(currentTarget)}
        />
        <span className={styles.submit}>
          <IconButton icon="search" label={texts.submit} type="submit" />
        </span>
      </div>
      {awake && (
        <awake.Suggestions
          input={awake.input}
          context={context}
          isInFlow={place === 'menu' || place === 'drawer'}
          onSearch={search}
        />
      )}
      <Suspense>
        <CurrentKeyword show={show} />
      </Suspense>
    </form>
  )
}
