import { lazy, type ComponentType } from 'react'

/**
 * What a script shows in the place of a page a link leads to. Where it cannot be loaded the link is followed, and what was
 * there stays until then.
 */
export const behindLink = <Props extends object>(load: () => Promise<ComponentType<Props>>) => ({
  Part: lazy(async () => ({ default: await load().catch(() => new Promise<never>(() => {})) })),
  /** Offline the page stays. @param href the link, as good as what is loaded */
  open: (href: string) => void load().catch(() => navigator.onLine && location.assign(href)),
})
