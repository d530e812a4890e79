import { hasAgreed } from './cookie-consent'

export const read = hasAgreed

/** Another tab may have stored consent since. */
export function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
