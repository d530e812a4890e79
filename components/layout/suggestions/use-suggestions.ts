import { startTransition, useEffect, useState } from 'react'
import type { Suggestions } from '@/contract/entities/search'
import {
  fetchSuggestions,
  matchingPastSearches,
  makeSuggester,
  getLocalStorage,
  readPastSearches,
} from '@/lib/search/suggestions'
import { readKeyword } from '@/lib/search/keyword'

/** The current suggestions. */
export interface SuggestionState {
  /** Their keyword, trimmed; empty for popular suggestions. */
  keyword: string
  past: string[]
  shop: Suggestions | null
  isWaiting: boolean
}

/** Delay before the result is announced, in milliseconds. */
const DEBOUNCE_MS = 200

const INITIAL_STATE: SuggestionState = { keyword: '', past: [], shop: null, isWaiting: false }

/**
 * Suggestions for the text of a search box. The box is uncontrolled, so that typing is never delayed, and the result is
 * rendered with low priority.
 */
export function useSuggestions(input: HTMLInputElement) {
  const [state, setState] = useState(INITIAL_STATE)
  const readMatchingPast = () => matchingPastSearches(readPastSearches(getLocalStorage()), input.value)

  useEffect(() => {
    let loadingTimer: ReturnType<typeof setTimeout> | undefined
    const update = (change: Partial<SuggestionState>) =>
      startTransition(() => setState((before) => ({ ...before, ...change })))
    const suggester = makeSuggester<Suggestions>({
      fetchResult: fetchSuggestions,
      onRequest: () => {
        // Popular suggestions are not announced.
        if (readKeyword(input.value)) loadingTimer = setTimeout(() => update({ isWaiting: true }), DEBOUNCE_MS)
      },
      onResult: (shop) => {
        clearTimeout(loadingTimer)
        update({ shop, keyword: readKeyword(input.value), isWaiting: false })
      },
    })
    const onInput = () => {
      clearTimeout(loadingTimer)
      const past = matchingPastSearches(readPastSearches(getLocalStorage()), input.value)
      update(readKeyword(input.value) ? { past } : { past, keyword: '' })
      suggester.type(input.value)
    }
    input.addEventListener('input', onInput)
    input.addEventListener('focus', onInput)
    onInput()
    return () => {
      clearTimeout(loadingTimer)
      suggester.stop()
      input.removeEventListener('input', onInput)
      input.removeEventListener('focus', onInput)
    }
  }, [input])

  return { ...state, refreshPast: () => setState((before) => ({ ...before, past: readMatchingPast() })) }
}
