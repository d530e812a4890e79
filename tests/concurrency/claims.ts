import { isDeepStrictEqual } from 'node:util'

const format = (value: unknown) => JSON.stringify(value) ?? String(value)

/** Collects the broken claims of a run. */
export class Claims {
  readonly violations: string[] = []

  /** @param claim a sentence that has to be true */
  check(claim: string, isMet: boolean, detail: unknown = ''): void {
    if (!isMet) this.violations.push(detail === '' ? claim : `${claim}: ${format(detail)}`)
  }

  same(claim: string, actual: unknown, expected: unknown): void {
    if (!isDeepStrictEqual(actual, expected))
      this.violations.push(`${claim}: ${format(expected)} expected, ${format(actual)} found`)
  }
}
