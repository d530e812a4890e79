import type { testClient } from '../../../store-api/testing/test-shop'
import type { Question } from './questions'

/** Samples of a query, after those of the warm-up. */
const SAMPLES = 120
const WARM = 15

export interface CallFigures {
  /** Milliseconds. */
  p50: number
  p95: number
}

const quantile = (times: number[], share: number) =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0

/** Repeats a query with different values. @throws Error if it fails */
export async function measure(
  client: ReturnType<typeof testClient>,
  { path }: Question,
  shop: { teams: number },
): Promise<CallFigures> {
  const times: number[] = []
  for (let sample = -WARM; sample < SAMPLES; sample++) {
    const address = path(Math.abs(sample), shop)
    const start = performance.now()
    const { code, msg } = await client('GET', address)
    const durationMs = performance.now() - start
    if (code !== 0) throw new Error(`${address}: ${code} ${msg}`)
    if (sample >= 0) times.push(durationMs)
  }
  const sorted = times.toSorted((a, b) => a - b)
  return { p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95) }
}

/** The widest bar of the chart, in characters. */
const MAX_BAR_WIDTH = 40

const ms = (milliseconds: number) => milliseconds.toFixed(1).padStart(8)

/** Figures of a query, one for each shop, by ascending size. */
export interface Row {
  name: string
  figures: CallFigures[]
}

const ratio = ({ figures }: Row) => (figures.at(-1)?.p95 ?? 0) / (figures[0]?.p95 ?? 1)

/** p50 and p95 of every query in every shop. */
export function table(rows: Row[], sizes: number[]): string {
  const width = Math.max(...rows.map(({ name }) => name.length))
  const head = sizes.map((size) => `${size.toLocaleString('en')} products`.padStart(17)).join('')
  const sub = sizes.map(() => `${'p50'.padStart(8)} ${'p95'.padStart(8)}`).join('')
  return [
    `${' '.repeat(width)}${head}`,
    `${'ms'.padEnd(width)}${sub}  largest : smallest`,
    ...rows.map((row) => {
      const figures = row.figures.map(({ p50, p95 }) => `${ms(p50)} ${ms(p95)}`).join('')
      return `${row.name.padEnd(width)}${figures}  ${ratio(row).toFixed(2)}`
    }),
  ].join('\n')
}

/** p95 as bars, all on one scale. */
export function chart(rows: Row[], sizes: number[]): string {
  const width = Math.max(...rows.map(({ name }) => name.length))
  const slowestP95 = Math.max(...rows.flatMap(({ figures }) => figures.map(({ p95 }) => p95)))
  return rows
    .flatMap(({ name, figures }) =>
      figures.map(({ p95 }, at) => {
        const bar = '█'.repeat(Math.max(1, Math.round((p95 / slowestP95) * MAX_BAR_WIDTH)))
        const size = (sizes[at] ?? 0).toLocaleString('en').padStart(10)
        return `${(at === 0 ? name : '').padEnd(width)} ${size} ${bar} ${p95.toFixed(1)}`
      }),
    )
    .join('\n')
}
