import type { Reply } from '../../contract/envelope'
import type { Suggestions } from '../../contract/entities/search'

/** What the shop suggests for what was typed so far. @throws when there is no answer */
export async function fetchSuggestions(keyword: string, signal: AbortSignal): Promise<Suggestions> {
  const response = await fetch(`/api/search/suggest?${new URLSearchParams({ keyword })}`, { signal })
  const { code, msg, data } = (await response.json()) as Reply<Suggestions>
  if (code !== 0) throw new Error(msg)
  return data
}
