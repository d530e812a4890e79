/** How long a reloaded path is remembered (spec §8), in milliseconds. */
const GUARD = 10_000

const KEY = 'chunk-reload'

const isChunkError = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' || /loading (css )?chunk|dynamically imported/i.test(error.message))

interface Reload {
  path: string
  /** Milliseconds since the epoch. */
  at: number
}

/** Whether a page may be reloaded: not the same one twice within ten seconds. */
export const mayReload = (last: Reload | null, { path, at }: Reload): boolean =>
  last?.path !== path || at - last.at >= GUARD

/** A page chunk that fails to load reloads the page, so that a new release is picked up (spec §8). */
export function reloadOnce(error: unknown): void {
  if (!isChunkError(error)) return
  const reload = { path: location.pathname + location.search, at: Date.now() }
  const last = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Reload | null
  if (!mayReload(last, reload)) return
  sessionStorage.setItem(KEY, JSON.stringify(reload))
  location.reload()
}
