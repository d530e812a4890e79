import { env } from '../env'

/** Passwords of sealed cookies by number: the newest seals, every one opens. Also runs on the edge. */
export const sealPasswords = (): Record<string, string> => {
  const { SESSION_SECRET, SESSION_SECRET_PREVIOUS } = env()
  return SESSION_SECRET_PREVIOUS ? { 1: SESSION_SECRET_PREVIOUS, 2: SESSION_SECRET } : { 2: SESSION_SECRET }
}
