/** How long a reloaded path is remembered (spec §8), in milliseconds. */
const RELOAD_INTERVAL_MS = 10_000

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
export const canReload = (last: Reload | null, { path, at }: Reload): boolean =>
  last?.path !== path || at - last.at >= RELOAD_INTERVAL_MS

/** The last reload from session storage. @returns null if the browser blocks storage */
function readLastReload(): { last: Reload | null } | null {
  try {
    return { last: JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Reload | null }
  } catch {
    return null
  }
}

/** A page chunk that fails to load reloads the page, so that a new release is picked up (spec §8). */
export function reloadOnce(error: unknown): void {
  if (!isChunkError(error)) return
  const reload = { path: location.pathname + location.search, at: Date.now() }
  const stored = readLastReload()
  // Without storage it could reload in a loop.
  if (!stored || !canReload(stored.last, reload)) return
  sessionStorage.setItem(KEY, JSON.stringify(reload))
  location.reload()
}
