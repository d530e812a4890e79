import type { CrawlKind } from '../../contract/entities/crawl'
import type { Caller } from '../../contract/signed-headers'
import { callErrors } from './call-error-log'
import { fetchSlugRedirect, fetchStatus } from './edge-api-client'
import { ResourceExistenceCache } from './resource-existence-cache'
import { LOOKUP_FAILED } from './server-timing'
import { SlugRedirectCache, type SlugRedirect } from './slug-redirect-cache'

const existence = new ResourceExistenceCache({ fetchStatus: (path) => fetchStatus(path) })
const redirects = new SlugRedirectCache({ fetchRedirect: fetchSlugRedirect })

const NOT_FOUND = 404

function report(call: string, serverTiming: Set<string>) {
  return (error: unknown) => {
    callErrors.add(call, error)
    serverTiming.add(LOOKUP_FAILED)
  }
}

/** Whether the store API has a public resource at this path; true when that cannot be found out: the page decides. */
export const resourceExists = (path: string, serverTiming: Set<string>): Promise<boolean> =>
  existence.has(path, report('existence', serverTiming))

/** The same of a resource of one customer; asked anew for each request. */
export async function customerResourceExists(path: string, caller: Caller, serverTiming: Set<string>) {
  try {
    return (await fetchStatus(path, caller)) !== NOT_FOUND
  } catch (error) {
    report('existence', serverTiming)(error)
    return true
  }
}

/** Where a slug leads that names no resource now; null when it never named one, or that cannot be found out. */
export const findSlugRedirect = (kind: CrawlKind, key: string, serverTiming: Set<string>): Promise<SlugRedirect> =>
  redirects.find(kind, key, report('redirect', serverTiming))
