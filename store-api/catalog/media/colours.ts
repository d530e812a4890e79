type Colour = readonly [number, number, number]

const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0')

/** `#rrggbb` of three channels from 0 to 255. */
export const hexOf = ([red, green, blue]: Colour): string => `#${hex(red)}${hex(green)}${hex(blue)}`

interface Size {
  width: number
  height: number
}

/** Bins of each channel, in which similar colours are counted as one. */
const BINS_PER_CHANNEL = 16
const BIN_SIZE = 256 / BINS_PER_CHANNEL

/**
 * The most frequent colour of a picture, as the middle of its bin. `stats()` of sharp takes ten times as long for it, since
 * it also measures sharpness and entropy, and it often names a less frequent one.
 * @param pixels red, green and blue of each pixel
 */
export function dominantColourOf(pixels: Uint8Array): Colour {
  const counts = new Uint32Array(BINS_PER_CHANNEL ** 3)
  const binOf = (at: number) => Math.floor((pixels[at] ?? 0) / BIN_SIZE)
  let mostFrequentBin = 0
  for (let at = 0; at < pixels.length; at += 3) {
    const bin = (binOf(at) * BINS_PER_CHANNEL + binOf(at + 1)) * BINS_PER_CHANNEL + binOf(at + 2)
    counts[bin] = (counts[bin] ?? 0) + 1
    if ((counts[bin] ?? 0) > (counts[mostFrequentBin] ?? 0)) mostFrequentBin = bin
  }
  const middleOf = (bin: number) => (bin % BINS_PER_CHANNEL) * BIN_SIZE + BIN_SIZE / 2
  return [
    middleOf(Math.floor(mostFrequentBin / BINS_PER_CHANNEL ** 2)),
    middleOf(Math.floor(mostFrequentBin / BINS_PER_CHANNEL)),
    middleOf(mostFrequentBin),
  ]
}

/** @param pixels red, green, blue and alpha of each pixel */
export function isOpaque(pixels: Uint8Array): boolean {
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) return false
  return true
}

/** Maximum difference of a channel from the edge's own colour. */
const MAX_CHANNEL_DIFFERENCE = 10

/** Share of the edge that may differ more: a shadow, a stem that is cut off. */
const MAX_DIFFERENT_SHARE = 0.04

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
export function edgeColourOf(pixels: Uint8Array, { width, height }: Size): string | null {
  const at = (x: number, y: number): Colour => {
    const start = 3 * (y * width + x)
    return [pixels[start] ?? 0, pixels[start + 1] ?? 0, pixels[start + 2] ?? 0]
  }
  const edge = [
    ...Array.from({ length: width }, (_, x) => [at(x, 0), at(x, height - 1)]).flat(),
    ...Array.from({ length: height }, (_, y) => [at(0, y), at(width - 1, y)]).flat(),
  ]
  const median = medianOf(edge)
  const isDifferent = (pixel: Colour) =>
    pixel.some((value, channel) => Math.abs(value - (median[channel] ?? 0)) > MAX_CHANNEL_DIFFERENCE)
  return edge.filter(isDifferent).length > MAX_DIFFERENT_SHARE * edge.length ? null : hexOf(median)
}
