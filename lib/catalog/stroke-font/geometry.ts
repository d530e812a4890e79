export type Point = readonly [x: number, y: number]

/** The page every picture is drawn on, in drawing units. */
export const PAGE = { width: 1200, height: 1500, centre: 600 } as const

export const lerp = (from: number, to: number, t: number): number => from + (to - from) * t

/** One decimal is finer than a pixel at 1800 px and keeps the SVG small. */
export const round1 = (value: number): number => Math.round(value * 10) / 10
