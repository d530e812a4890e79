/** The Network Information API, which TypeScript has no types for and not every browser supports. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
  /** Mbit a second. */
  downlink?: number
}

/** Megabits a second from which on prefetching does not slow the page down. */
const FAST_MBIT_PER_S = 5

/** How much a page may prefetch: nothing, on intent, or everything on a fast connection. */
export function networkQuality(navigator: object): 'saves' | 'careful' | 'fast' {
  const { saveData, effectiveType = '', downlink = 0 } = (navigator as { connection?: Connection }).connection ?? {}
  if (saveData || effectiveType.includes('2g')) return 'saves'
  return effectiveType === '4g' && downlink >= FAST_MBIT_PER_S ? 'fast' : 'careful'
}
