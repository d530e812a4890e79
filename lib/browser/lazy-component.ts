import { type ComponentType, lazy, type ReactNode } from 'react'

/**
 * A lazily loaded, optional component. A failed load must not throw: only the error page would catch it.
 * @param fallback rendered when loading fails
 */
export const lazyOptional = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: (props: Props) => ReactNode = () => null,
) => lazy(async () => ({ default: await load().catch(() => fallback) }))

/**
 * A lazily loaded component that replaces a page navigation. When loading fails the link is followed, and the fallback of
 * Suspense stays visible until then.
 */
export const lazyWithLinkFallback = <Props extends object>(load: () => Promise<ComponentType<Props>>) => ({
  Part: lazy(async () => ({ default: await load().catch(() => new Promise<never>(() => {})) })),
  /** Starts loading; offline the page stays. @param href page with the same content */
  open: (href: string) => void load().catch(() => navigator.onLine && location.assign(href)),
})
