import { isDeepStrictEqual } from 'node:util'

const say = (value: unknown) => JSON.stringify(value) ?? String(value)

/** What a run claims, and what of it turned out not to hold. */
export class Claims {
  readonly broken: string[] = []

  /** @param claim a sentence that has to be true */
  that(claim: string, holds: boolean, detail: unknown = ''): void {
    if (!holds) this.broken.push(detail === '' ? claim : `${claim}: ${say(detail)}`)
  }

  same(claim: string, actual: unknown, expected: unknown): void {
    if (!isDeepStrictEqual(actual, expected))
      this.broken.push(`${claim}: ${say(expected)} expected, ${say(actual)} found`)
  }
}
