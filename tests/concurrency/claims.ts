import { isDeepStrictEqual } from 'node:util'

const format = (value: unknown) => JSON.stringify(value) ?? String(value)

/** Collects the broken claims of a run. */
export class Claims {
  readonly broken: string[] = []

  /** @param claim a sentence that has to be true */
  that(claim: string, holds: boolean, detail: unknown = ''): void {
    if (!holds) this.broken.push(detail === '' ? claim : `${claim}: ${format(detail)}`)
  }

  same(claim: string, actual: unknown, expected: unknown): void {
    if (!isDeepStrictEqual(actual, expected))
      this.broken.push(`${claim}: ${format(expected)} expected, ${format(actual)} found`)
  }
}
