import { startTransition, useEffect, useState } from 'react'
import type { Suggestions } from '@/contract/entities/search'
import { fetchSuggestions, fittingPast, makeSuggester, ownStorage, readPast } from '@/lib/search/suggestions'
import { readKeyword } from '@/lib/search/keyword'

/** What is suggested now. */
export interface Suggested {
  /** What it is for, without spaces around; empty for what is popular. */
  keyword: string
  past: string[]
  shop: Suggestions | null
  isWaiting: boolean
}

/** Milliseconds of waiting before it is said. */
const DEBOUNCE_MS = 200

const NOTHING: Suggested = { keyword: '', past: [], shop: null, isWaiting: false }

/**
 * Suggestions for what stands in a search box. The box stays the browser's own: nothing here is between a key and its
 * letter, and what comes of it is drawn when there is time.
 */
export function useSuggestions(input: HTMLInputElement) {
  const [suggested, setSuggested] = useState(NOTHING)
  const readPastNow = () => fittingPast(readPast(ownStorage()), input.value)

  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const show = (change: Partial<Suggested>) =>
      startTransition(() => setSuggested((before) => ({ ...before, ...change })))
    const suggester = makeSuggester<Suggestions>({
      fetchResult: fetchSuggestions,
      onRequest: () => {
        // Popular suggestions come without a word.
        if (readKeyword(input.value)) waiting = setTimeout(() => show({ isWaiting: true }), DEBOUNCE_MS)
      },
      onResult: (shop) => {
        clearTimeout(waiting)
        show({ shop, keyword: readKeyword(input.value), isWaiting: false })
      },
    })
    const onInput = () => {
      clearTimeout(waiting)
      const past = fittingPast(readPast(ownStorage()), input.value)
      show(readKeyword(input.value) ? { past } : { past, keyword: '' })
      suggester.type(input.value)
    }
    input.addEventListener('input', onInput)
    input.addEventListener('focus', onInput)
    onInput()
    return () => {
      clearTimeout(waiting)
      suggester.stop()
      input.removeEventListener('input', onInput)
      input.removeEventListener('focus', onInput)
    }
  }, [input])

  return { ...suggested, forgot: () => setSuggested((before) => ({ ...before, past: readPastNow() })) }
}
