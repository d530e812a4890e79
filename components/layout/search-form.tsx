'use client'

import { useRouter, useSearchParams } from 'next/navigation'
import {
  type ComponentType,
  type ReactNode,
  type SubmitEvent,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { LIMITS } from '@/contract/limits'
import { SEARCH_PAGE_SIZE } from '@/lib/limits'
import { closeDrawers, Drawer } from '../ui/drawer'
import { IconButton } from '../ui/icon'
import { VisuallyHidden } from '../ui/visually-hidden'
import styles from './search-form.module.scss'
import type { SuggestContext } from './suggestions/suggestion-groups'
import type { SuggestionsProps } from './suggestions/suggestions'
import { useShopPath } from './use-shop-path'

export interface SearchTexts {
  /** Distinguishes this box from the others of the page. */
  region: string
  label: string
  placeholder: string
  submit: string
}

export type SearchPlace = 'header' | 'menu' | 'drawer' | 'page'

interface SearchTextsProps {
  place: SearchPlace
  texts: SearchTexts
  context: SuggestContext
}

const FIRST_PAGE = { page: '1', limit: String(SEARCH_PAGE_SIZE) }

/** Stores the keyword in this browser only. */
async function saveKeyword(keyword: string) {
  const { addPastSearch, getLocalStorage } = await import('@/lib/search/suggestions')
  addPastSearch(getLocalStorage(), keyword)
}

/**
 * A plain form that leads to the results (spec §2); with a script the page stays, and a blank keyword does nothing. The
 * code of the suggestions is loaded on first use.
 */
export function SearchForm({ place, texts, context }: SearchTextsProps) {
  const router = useRouter()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [enhancement, setEnhancement] = useState<{
    input: HTMLInputElement
    Suggestions: ComponentType<SuggestionsProps>
  }>()
  const setKeyword = useCallback((keyword: string) => {
    if (input.current) input.current.value = keyword
  }, [])

  const enhance = async (target: HTMLInputElement) => {
    // When they cannot be loaded the form does without.
    const loaded = enhancement ? null : await import('./suggestions/suggestions').catch(() => null)
    if (loaded) setEnhancement({ input: target, Suggestions: loaded.Suggestions })
  }

  // A box that got the focus before hydration gets no second focus event.
  const enhanceFocused = useEffectEvent(() => {
    if (input.current && document.activeElement === input.current) void enhance(input.current)
  })
  useEffect(() => enhanceFocused(), [])

  const search = (text: string) => {
    const keyword = text.trim()
    if (!keyword) return
    void saveKeyword(keyword).catch(() => null)
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
          onFocus={({ currentTarget }) => void enhance(currentTarget)}
          onInput={({ currentTarget }) => void enhance(currentTarget)}
        />
        <span className={styles.submit}>
          <IconButton icon="search" label={texts.submit} type="submit" />
        </span>
      </div>
      {enhancement && (
        <enhancement.Suggestions
          input={enhancement.input}
          context={context}
          isInFlow={place === 'menu' || place === 'drawer'}
          onSearch={search}
        />
      )}
      <Suspense>
        <CurrentKeyword setKeyword={setKeyword} />
      </Suspense>
    </form>
  )
}

/**
 * Sets a search box to the keyword of the results page, and empties it on leaving. Separate from the box, so that the
 * box itself is part of cached pages; text entered before the first effect is kept.
 */
export function CurrentKeyword({ setKeyword }: { setKeyword: (keyword: string) => void }) {
  const path = useShopPath()
  const query = useSearchParams()
  const keyword = path === '/search' ? (query.get('keyword') ?? '') : ''
  const lastKeyword = useRef('')

  useEffect(() => {
    if (keyword === lastKeyword.current) return
    lastKeyword.current = keyword
    setKeyword(keyword)
  }, [keyword, setKeyword])
  return null
}

interface SearchDrawerProps {
  title: string
  closeLabel: string
  /** The search box. */
  children: ReactNode
}

/** The phone's search box: slides down from the top with the focus in it. */
export function SearchDrawer({ title, closeLabel, children }: SearchDrawerProps) {
  const body = useRef<HTMLDivElement>(null)
  const onOpen = useCallback(() => body.current?.querySelector<HTMLInputElement>('input[name=keyword]')?.select(), [])
  return (
    <Drawer name="search" placement="top" fill="late" title={title} closeLabel={closeLabel} onOpen={onOpen}>
      <div ref={body} className={styles.body}>
        {children}
      </div>
    </Drawer>
  )
}
