import { type CleanedEnv, customCleanEnv, EnvMissingError, str } from 'envalid'
import { optionalPort, wholeNumber } from './validators'

type Variables = Readonly<Record<string, string | undefined>>

interface Options<Config> {
  env: Variables
  /** What cannot be done with a wrong configuration: the first line of what the operator reads. */
  refusal: string
  /** What is wrong with values that are right each for itself, by the name of the one to change. */
  alsoWrong?: (config: Config) => Readonly<Record<string, string | null>>
  /** Makes the error that is thrown. */
  fail: (message: string) => Error
}

/**
 * A program's configuration.
 * @throws what `fail` makes, with every variable in it that is missing, wrong or mistyped
 */
export function readConfig<Shape extends object>(
  shape: Shape,
  { env, refusal, alsoWrong, fail }: Options<Readonly<CleanedEnv<Shape>>>,
) {
  const wrong = new Map<string, string>()
  const config = customCleanEnv(env, shape, (values) => values, {
    reporter: ({ errors }) => {
      for (const [name, error] of Object.entries<Error | undefined>(errors))
        wrong.set(name, !error || error instanceof EnvMissingError ? 'is missing' : error.message)
    },
  })
  for (const { name, meant } of mistyped(env, Object.keys(shape))) wrong.set(name, `is nothing; ${meant} is meant`)
  for (const [name, problem] of Object.entries(alsoWrong?.(config) ?? {}))
    if (problem && !wrong.has(name)) wrong.set(name, problem)
  if (wrong.size === 0) return config
  throw fail([`${refusal}:`, ...[...wrong].map(([name, problem]) => `  ${name}: ${problem}`)].join('\n'))
}

/** Names shorter than this are like too many others: PORT, HOST. */
const SHORTEST = 8

/** Letters that are wrong, missing, too many or swapped. */
const MOST_MISTAKES = 2

/** How many letters one has to put in, take out, change or swap to make one word of another. */
export function mistakesBetween(a: string, b: string): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const changed = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swapped = isSwapped ? (before[j - 2] ?? 0) + 1 : Infinity
      row.push(Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, changed, swapped))
    }
    ;[before, last] = [last, row]
  }
  return last[b.length] ?? 0
}

/**
 * Variables that look like one of ours that is not set: mistyped, it would be as if nobody had said anything.
 * @returns pairs of what is set and what was meant
 */
export function mistyped(set: Readonly<Record<string, string | undefined>>, known: readonly string[]) {
  const missing = known.filter((name) => name.length >= SHORTEST && set[name] === undefined)
  return Object.keys(set).flatMap((name) => {
    if (known.includes(name) || set[name] === undefined) return []
    const meant = missing.find((one) => mistakesBetween(name.toUpperCase(), one) <= MOST_MISTAKES)
    return meant ? [{ name, meant }] : []
  })
}

/** What all programs of the shop can be told about their running. */
export const runningShape = {
  LOG_LEVEL: str({ choices: ['fatal', 'error', 'warn', 'info', 'debug', 'silent'], default: 'info' }),
  METRICS_HOST: str({ default: '127.0.0.1', desc: 'Where metrics are served' }),
  METRICS_PORT: optionalPort({ default: 0, desc: 'Port of /metrics; none: none are served' }),
  DRAIN_DELAY_MS: wholeNumber(
    0,
    60_000,
    'milliseconds',
  )({ default: 500, desc: 'How long /readyz says 503 before a process that is told to end takes no more requests' }),
}
