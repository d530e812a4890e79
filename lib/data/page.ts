import 'server-only'
import { cache } from 'react'
import { CALLS } from '../../contract/calls'
import type { ContentPage, PageEntry } from '../../contract/entities/page'
import { KEY_PATTERN } from '../../contract/limits'
import { isNotFound } from '../api/api-error'
import { log } from '../telemetry/log'
import { fetchCached, keepPageUncached } from './public-read'

/** The site's content pages, by their numbers. @throws ApiError when the store API cannot be reached */
export const listPages = (): Promise<PageEntry[]> => fetchCached(CALLS.listPages, { tags: ['pages'] })

/** The same for header and footer: empty if the pages cannot be read, which is only logged. */
export const listPagesOrEmpty: () => Promise<PageEntry[]> = cache(async () => {
  try {
    return await listPages()
  } catch (error) {
    log().error({ err: error }, 'the page list could not be fetched')
    await keepPageUncached()
    return []
  }
})

/** One content page, or null if none has this key. @throws ApiError if the store API is unreachable */
export async function getPage(key: string): Promise<ContentPage | null> {
  if (!KEY_PATTERN.test(key)) return null
  try {
    return await fetchCached(CALLS.getPage, { tags: [`page:${key}`], params: { key } })
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}
