/** Runs once when the server starts. */
export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    ;(await import('./lib/start-check')).startCheck()
    ;(await import('./lib/drain/end-connections')).endConnections(process)
    ;(await import('./lib/warm-up/start-warm-up')).startWarmUp()
  }
}
