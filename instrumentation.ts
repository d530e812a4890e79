import { env } from './lib/env'

/** Runs once when the server starts: a wrong configuration is told then, not to the first shopper. */
export function register() {
  env()
}
