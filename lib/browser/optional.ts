import { lazy, type ComponentType, type ReactNode } from 'react'

/**
 * A part of a page that is loaded when it is wanted. Where it cannot be, the page goes on without it: what fails to load
 * throws, and outside the screen nothing is left to catch it but the screen of a shop that is broken.
 * @param instead what stands in its place then
 */
export const optional = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: (props: Props) => ReactNode = () => null,
) => lazy(async () => ({ default: await load().catch(() => instead) }))
