import { startTransition, useEffect, useState } from 'react'
import type { Suggestions } from '@/contract/entities/search'
import { fetchSuggestions, fittingPast, makeSuggester, ownStorage, readPast } from '@/lib/search/suggestions'
import { readKeyword } from '@/lib/search/keyword'

/** The current suggestions. */
export interface Suggested {
  /** Their keyword, trimmed; empty for popular suggestions. */
  keyword: string
  past: string[]
  shop: Suggestions | null
  isWaiting: boolean
}

/** Delay before the result is announced, in milliseconds. */
const DEBOUNCE_MS = 200

const NOTHING: Suggested = { keyword: '', past: [], shop: null, isWaiting: false }

/**
 * Suggestions for the text of a search box. The box is uncontrolled, so that typing is never delayed, and the result is
 * rendered with low priority.
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
        // Popular suggestions are not announced.
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
