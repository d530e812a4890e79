/** The states of an infinite list's loader (spec §4). */
export type LoaderState = 'ready' | 'loading' | 'loaded' | 'complete' | 'error'

interface Progress {
  shown: number
  total: number
  isLoading: boolean
  isFailed: boolean
  /** Further pages that have come. */
  pages: number
}

export function loaderState({ shown, total, isLoading, isFailed, pages }: Progress): LoaderState {
  if (isLoading) return 'loading'
  if (isFailed) return 'error'
  if (shown >= total) return 'complete'
  return pages > 0 ? 'loaded' : 'ready'
}
