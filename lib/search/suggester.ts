import type { Suggestions } from '../../contract/entities/search'
import type { Reply } from '../../contract/envelope'
import { readKeyword } from './keyword'

const MIN_LETTERS = 2

const DEBOUNCE_MS = 150

/** The oldest answer is dropped first. */
const MAX_CACHED_ANSWERS = 60

interface Options<Answer> {
  fetchAnswer: (keyword: string, signal: AbortSignal) => Promise<Answer>
  /** Null: nothing to suggest. */
  onAnswer: (answer: Answer | null) => void
  onRequest: () => void
}

export interface Suggester {
  /** Takes the current text of the search box. */
  type: (text: string) => void
  stop: () => void
}

/**
 * Fetches suggestions while the shopper types: debounced, one call at a time, each keyword once. A reply to an outdated
 * keyword is cached, and not shown.
 */
export function makeSuggester<Answer>({ fetchAnswer, onAnswer, onRequest }: Options<Answer>): Suggester {
  const answers = new Map<string, Answer>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let current: AbortController | undefined

  const stop = () => {
    clearTimeout(timer)
    current?.abort()
    current = undefined
  }

  const request = async (keyword: string) => {
    const own = new AbortController()
    current = own
    onRequest()
    const answer = await fetchAnswer(keyword, own.signal).catch(() => null)
    if (answer !== null) keep(answers, keyword, answer)
    if (current === own) onAnswer(answer)
  }

  const type = (text: string) => {
    stop()
    const keyword = readKeyword(text).toLocaleLowerCase()
    const known = answers.get(keyword)
    if (known !== undefined || keyword.length < MIN_LETTERS) return onAnswer(known ?? null)
    timer = setTimeout(() => void request(keyword), DEBOUNCE_MS)
  }
  return { type, stop }
}

function keep<Answer>(answers: Map<string, Answer>, keyword: string, answer: Answer) {
  answers.set(keyword, answer)
  const oldest = answers.size > MAX_CACHED_ANSWERS ? answers.keys().next().value : undefined
  if (oldest !== undefined) answers.delete(oldest)
}

/** The store's suggestions for a keyword. @throws when the request fails */
export async function fetchSuggestions(keyword: string, signal: AbortSignal): Promise<Suggestions> {
  const response = await fetch(`/api/search/suggest?${new URLSearchParams({ keyword })}`, { signal })
  const { code, msg, data } = (await response.json()) as Reply<Suggestions>
  if (code !== 0) throw new Error(msg)
  return data
}
