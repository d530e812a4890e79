import { type RefObject, useEffect, useRef } from 'react'

/** Pixels below the list that stay free. */
const MARGIN_PX = 8

/** The minimum height, enough for the first product: the page can be scrolled to it. */
const MIN_HEIGHT_PX = 120

/**
 * The visible height below a position: a phone's keyboard covers the lower part of the page, and changes only the
 * visual viewport.
 * @param top of the position in the layout viewport
 */
export const availableHeight = (
  top: number,
  { offsetTop, height }: Pick<VisualViewport, 'offsetTop' | 'height'>,
): number => Math.max(MIN_HEIGHT_PX, Math.floor(offsetTop + height - top - MARGIN_PX))

/** Keeps an element above a phone's keyboard: `--room` is the available height. */
export function useAvailableHeight(isOpen: boolean): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const viewport = window.visualViewport
    if (!isOpen || !viewport) return
    const measure = () => {
      const list = element.current
      if (list) list.style.setProperty('--room', `${availableHeight(list.getBoundingClientRect().top, viewport)}px`)
    }
    measure()
    const controller = new AbortController()
    const { signal } = controller
    viewport.addEventListener('resize', measure, { signal })
    viewport.addEventListener('scroll', measure, { signal })
    // A drawer opens with a transition.
    element.current?.closest('dialog')?.addEventListener('transitionend', measure, { signal })
    return () => controller.abort()
  }, [isOpen])
  return element
}
