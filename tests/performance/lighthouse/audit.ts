import lighthouse from 'lighthouse'

/** What Lighthouse says of a page: scores of 0 to 100, times in milliseconds. */
export interface Audited {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  lcp: number
  tbt: number
  cls: number
  /** Of everything but speed: what is not as it should be. */
  findings: string[]
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** The spec fixes the viewport's scale: the one finding there may be. */
export const ALLOWED = 'meta-viewport'

/**
 * Audits a page as Lighthouse does by default: a slow phone on slow 4G, simulated.
 * @param port of a running Chromium's debugger: its cache is emptied, its cookies stay, so that a customer stays signed in
 * @throws Error when the page cannot be audited
 */
export async function audit(url: string, port: number): Promise<Audited> {
  const result = await lighthouse(url, { port, logLevel: 'error' })
  const report = result?.lhr
  if (!report || report.runtimeError) throw new Error(`${url}: ${report?.runtimeError?.message ?? 'no report'}`)
  const score = (category: (typeof CATEGORIES)[number]) => Math.round((report.categories[category]?.score ?? 0) * 100)
  const figure = (audit: string) => report.audits[audit]?.numericValue ?? Infinity
  const findings = CATEGORIES.slice(1).flatMap((category) =>
    (report.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  )
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    findings,
  }
}
