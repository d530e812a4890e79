import { hasAgreed } from './cookie-consent'

export const read = hasAgreed

/** Another tab may have agreed in the meantime. */
export function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
