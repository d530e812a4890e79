/** The Network Information API, for which TypeScript has no types and which not every browser supports. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
  /** Mbit a second. */
  downlink?: number
}

/** Minimum bandwidth at which prefetching does not slow the page down, in Mbit/s. */
const FAST_MBIT_PER_S = 5

/** How much a page may prefetch: nothing, links with user intent, or all visible links on a fast connection. */
export function networkQuality(navigator: object): 'saves' | 'careful' | 'fast' {
  const { saveData, effectiveType = '', downlink = 0 } = (navigator as { connection?: Connection }).connection ?? {}
  if (saveData || effectiveType.includes('2g')) return 'saves'
  return effectiveType === '4g' && downlink >= FAST_MBIT_PER_S ? 'fast' : 'careful'
}
