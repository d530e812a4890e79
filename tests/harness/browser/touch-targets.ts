import type { Page } from '@playwright/test'

/** Minimum width and height of a touch target, in CSS pixels (WCAG 2.5.5). */
export const MIN_TARGET_PX = 44

/**
 * Lists the visible touch targets with less than 44 px in either dimension: `"Name" 120x32 TAG class`. Links within a
 * sentence are exempt, as WCAG allows.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(async (minSize) => {
    const TAPPABLE = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=option]'
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

    /** A tap on its label activates a checkbox, radio button or file input, too. */
    const labelsOf = (element: Element) =>
      element instanceof HTMLInputElement && /^(checkbox|radio|file)$/.test(element.type)
        ? [...(element.labels ?? [])]
        : []

    const isVisible = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      [element, ...labelsOf(element)].some((place) => {
        const { width, height, bottom, right } = place.getBoundingClientRect()
        return width > 1 && height > 1 && bottom + scrollY > 0 && right > 0
      })

    const isDisabled = (element: Element) => element.matches(':disabled') || element.closest('[inert]') !== null

    const isInText = (element: Element) => {
      const block = element.closest('p, li, dd, td, blockquote, label')
      if (!block || getComputedStyle(element).display !== 'inline') return false
      const length = element.textContent.trim().length
      return length > 0 && block.textContent.trim().length > length + 1
    }

    /**
     * Size of the area around the middle of an element, or of its label, in which a tap still hits it: at least its
     * box, unless something covers its middle.
     */
    const sizeOf = (element: Element) => {
      const places = [element, ...labelsOf(element)]
      const isRelatedHit = (x: number, y: number) => {
        const hit = document.elementFromPoint(x, y)
        return hit !== null && places.some((place) => place.contains(hit) || hit.contains(place))
      }
      const isExactHit = (x: number, y: number) => {
        const hit = document.elementFromPoint(x, y)
        return hit !== null && places.some((place) => place.contains(hit))
      }
      const sizes = places.map((place) => {
        const { left, top, width, height } = place.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        if (!isRelatedHit(x, y)) return { width, height }
        const distanceInside = (dx: number, dy: number) => {
          let at = 0
          while (at < minSize && isExactHit(x + dx * (at + 1), y + dy * (at + 1))) at++
          return at
        }
        return {
          width: Math.max(width, 1 + distanceInside(1, 0) + distanceInside(-1, 0)),
          height: Math.max(height, 1 + distanceInside(0, 1) + distanceInside(0, -1)),
        }
      })
      return sizes.reduce((best, size) => (size.width * size.height > best.width * best.height ? size : best))
    }

    const isLarge = ({ width, height }: { width: number; height: number }) =>
      Math.round(width) >= minSize && Math.round(height) >= minSize

    const tooSmall = []
    for (const element of document.querySelectorAll(TAPPABLE)) {
      if (!isVisible(element) || isDisabled(element) || isInText(element)) continue
      if (isLarge(element.getBoundingClientRect())) continue
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      await nextFrame()
      const { width, height } = sizeOf(element)
      if (isLarge({ width, height })) continue
      const name = element.getAttribute('aria-label') ?? (element.textContent.trim() || element.getAttribute('name'))
      tooSmall.push(`"${name}" ${Math.round(width)}x${Math.round(height)} ${element.tagName} ${element.className}`)
    }
    return tooSmall
  }, MIN_TARGET_PX)
