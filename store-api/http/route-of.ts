import { routePath } from 'hono/route'
import type { AppContext } from './context'

/** The template of the path that answered, as the contract writes it; one word for a path nobody answers. */
export function routeOf(c: AppContext): string {
  const path = routePath(c, -1)
  return path.includes('*') ? 'other' : path.replace(/:(\w+)(\{[^}]*\})?/g, '{$1}')
}
