import 'server-only'
import { env } from './env'

/** Ends a server that is configured wrongly, and says what is wrong: before the first shopper finds out. */
export function startCheck() {
  try {
    env()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}
