import { KEY_PATTERN } from '../../contract/limits'

/** So many products are remembered. */
const MOST = 12

/** The keys a browser has kept, the last seen first. What is no list of keys is none. */
export function readKeys(kept: string): string[] {
  try {
    const keys: unknown = JSON.parse(kept || '[]')
    if (!Array.isArray(keys)) return []
    return keys.filter((key): key is string => typeof key === 'string' && KEY_PATTERN.test(key)).slice(0, MOST)
  } catch {
    return []
  }
}

/** The same with a product that is seen now. */
export const withKey = (keys: readonly string[], key: string): string[] =>
  [key, ...keys.filter((other) => other !== key)].slice(0, MOST)

/** The same without one that is gone. */
export const withoutKey = (keys: readonly string[], key: string): string[] => keys.filter((other) => other !== key)
