import { readKeyword } from './keyword'
import type { Reply } from '../../contract/envelope'
import type { Suggestions } from '../../contract/entities/search'

/** Letters from which on anything can be meant. */
const FEWEST_LETTERS = 2

/** Milliseconds without a letter before anybody is asked. */
const PAUSE = 150

/** Answers kept; the oldest goes first. */
const CAPACITY = 60

interface Options<Answer> {
  fetchAnswer: (keyword: string, signal: AbortSignal) => Promise<Answer>
  /** Null where there is nothing to suggest. */
  onAnswer: (answer: Answer | null) => void
  /** Called when a request starts. */
  onAsk: () => void
}

export interface Suggester {
  /** What stands in the box now. */
  type: (text: string) => void
  stop: () => void
}

/**
 * Fetches suggestions while the shopper types: debounced, one call at a time, each keyword once. A reply to an outdated
 * keyword is cached, and not shown.
 */
export function makeSuggester<Answer>({ fetchAnswer, onAnswer, onAsk }: Options<Answer>): Suggester {
  const answers = new Map<string, Answer>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let asked: AbortController | undefined

  const stop = () => {
    clearTimeout(timer)
    asked?.abort()
    asked = undefined
  }

  const ask = async (keyword: string) => {
    const own = new AbortController()
    asked = own
    onAsk()
    const answer = await fetchAnswer(keyword, own.signal).catch(() => null)
    if (answer !== null) keep(answers, keyword, answer)
    if (asked === own) onAnswer(answer)
  }

  const type = (text: string) => {
    stop()
    const keyword = readKeyword(text).toLocaleLowerCase()
    const known = answers.get(keyword)
    if (known !== undefined || keyword.length < FEWEST_LETTERS) return onAnswer(known ?? null)
    timer = setTimeout(() => void ask(keyword), PAUSE)
  }
  return { type, stop }
}

function keep<Answer>(answers: Map<string, Answer>, keyword: string, answer: Answer) {
  answers.set(keyword, answer)
  const oldest = answers.size > CAPACITY ? answers.keys().next().value : undefined
  if (oldest !== undefined) answers.delete(oldest)
}

/** What the shop suggests for what was typed so far. @throws when there is no answer */
export async function fetchSuggestions(keyword: string, signal: AbortSignal): Promise<Suggestions> {
  const response = await fetch(`/api/search/suggest?${new URLSearchParams({ keyword })}`, { signal })
  const { code, msg, data } = (await response.json()) as Reply<Suggestions>
  if (code !== 0) throw new Error(msg)
  return data
}
