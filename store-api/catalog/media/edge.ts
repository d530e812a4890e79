type Colour = readonly [number, number, number]

const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0')

/** `#rrggbb` of three channels from 0 to 255. */
export const hexOf = ([red, green, blue]: Colour): string => `#${hex(red)}${hex(green)}${hex(blue)}`

interface Size {
  width: number
  height: number
}

/** Maximum difference of a channel from the edge's own colour. */
const MAX_DIFFERENCE = 10

/** Share of the edge that may differ more: a shadow, a stem that is cut off. */
const MAX_DIFFERENT = 0.04

/** Middle value of each channel, which a few strange pixels do not change. */
const medianOf = (pixels: readonly Colour[]): Colour => {
  const middle = (channel: 0 | 1 | 2) =>
    pixels.map((pixel) => pixel[channel]).sort((a, b) => a - b)[Math.floor(pixels.length / 2)] ?? 0
  return [middle(0), middle(1), middle(2)]
}

/**
 * Colour of a picture's edge if it is uniform, as with products photographed on paper; otherwise null.
 * @param pixels red, green and blue of each pixel, by rows
 */
export function edgeOf(pixels: Uint8Array, { width, height }: Size): string | null {
  const at = (x: number, y: number): Colour => {
    const start = 3 * (y * width + x)
    return [pixels[start] ?? 0, pixels[start + 1] ?? 0, pixels[start + 2] ?? 0]
  }
  const edge = [
    ...Array.from({ length: width }, (_, x) => [at(x, 0), at(x, height - 1)]).flat(),
    ...Array.from({ length: height }, (_, y) => [at(0, y), at(width - 1, y)]).flat(),
  ]
  const own = medianOf(edge)
  const isDifferent = (pixel: Colour) =>
    pixel.some((value, channel) => Math.abs(value - (own[channel] ?? 0)) > MAX_DIFFERENCE)
  return edge.filter(isDifferent).length > MAX_DIFFERENT * edge.length ? null : hexOf(own)
}
