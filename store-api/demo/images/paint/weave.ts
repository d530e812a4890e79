import { PAGE } from '../../../../lib/catalog/stroke-font/geometry'

/** Above this the threads, kept apart by whole pixels, would be coarser than jersey is. */
const COARSEST_UNITS_PER_PIXEL = 0.86

/**
 * Pixels from thread to thread: a whole number, so that all fall on the pixels alike (no moiré).
 * Finer than six and WebP smears them away in patches.
 */
const PITCH = 6

const across = (pitch: number, opacity: number): string =>
  `<path d="M${PAGE.centre} 0V${PAGE.height}" stroke="#000" stroke-width="${PAGE.width}" ` +
  `stroke-dasharray="${pitch / 3} ${(pitch * 2) / 3}" stroke-opacity="${opacity}"/>`

const down = (pitch: number, opacity: number): string =>
  `<path d="M0 ${PAGE.height / 2}H${PAGE.width}" stroke="#000" stroke-width="${PAGE.height}" ` +
  `stroke-dasharray="${pitch / 3} ${(pitch * 2) / 3}" stroke-opacity="${opacity}"/>`

/** The grain of jersey, for large pictures only. `unitsPerPixel` counts the garment's own units. */
export function weave(unitsPerPixel: number): string {
  if (unitsPerPixel > COARSEST_UNITS_PER_PIXEL) return ''
  const pitch = unitsPerPixel * PITCH
  return across(pitch, 0.046) + down(pitch, 0.034)
}

/** Upright ribs of a sock, about `pitch` units apart; as above, only where the pixels can show them. */
export function ribKnit(band: { top: number; height: number; pitch: number }, unitsPerPixel: number): string {
  const pixels = Math.round(band.pitch / unitsPerPixel)
  if (pixels < 3) return ''
  const pitch = pixels * unitsPerPixel
  return (
    `<path d="M0 ${band.top + band.height / 2}H${PAGE.width}" stroke="#000" stroke-width="${band.height}" ` +
    `stroke-dasharray="${pitch * 0.3} ${pitch * 0.7}" stroke-opacity=".09"/>`
  )
}
