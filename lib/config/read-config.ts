import damerauLevenshtein from 'damerau-levenshtein'
import { type CleanedEnv, customCleanEnv, EnvMissingError, str } from 'envalid'
import { optionalPort, wholeNumber } from './validators'

type Variables = Readonly<Record<string, string | undefined>>

interface Options<Config> {
  env: Variables
  /** New names by old ones, which are read until 1.0 with a warning. */
  renamed?: Readonly<Record<string, string>>
  warn?: (message: string) => void
  /** First line of the error message. */
  errorTitle: string
  /** Checks values against each other. @returns problems by the name of the variable to change */
  crossValidate?: (config: Config) => Readonly<Record<string, string | null>>
  /** Creates the error that is thrown. */
  createError: (message: string) => Error
}

/**
 * Reads a program's configuration.
 * @throws the error of `createError`: its message lists every variable that is missing, wrong or mistyped
 */
export function readConfig<Shape extends object>(
  shape: Shape,
  {
    env: rawEnv,
    renamed = {},
    warn = console.warn,
    errorTitle,
    crossValidate,
    createError,
  }: Options<Readonly<CleanedEnv<Shape>>>,
) {
  const problems = new Map<string, string>()
  const env = applyRenames(rawEnv, renamed, warn)
  const config = customCleanEnv(env, shape, (values) => values, {
    reporter: ({ errors }) => {
      for (const [name, error] of Object.entries<Error | undefined>(errors))
        problems.set(name, !error || error instanceof EnvMissingError ? 'is missing' : error.message)
    },
  })
  for (const { name, meant } of findMistypedNames(env, Object.keys(shape)))
    problems.set(name, `is nothing; ${meant} is meant`)
  for (const [name, problem] of Object.entries(crossValidate?.(config) ?? {}))
    if (problem && !problems.has(name)) problems.set(name, problem)
  if (problems.size === 0) return config
  throw createError([`${errorTitle}:`, ...[...problems].map(([name, problem]) => `  ${name}: ${problem}`)].join('\n'))
}

/** The variables under their new names. A value under the new name wins. */
function applyRenames(env: Variables, renamed: Readonly<Record<string, string>>, warn: (message: string) => void) {
  const values = { ...env }
  for (const [oldName, newName] of Object.entries(renamed)) {
    if (env[oldName] === undefined) continue
    values[newName] ??= env[oldName]
    delete values[oldName]
    warn(`${oldName} is now called ${newName}; the old name is read until version 1.0`)
  }
  return values
}

/** Shorter names, such as PORT, are similar to too many others. */
const MIN_NAME_LENGTH = 8

const MAX_TYPOS = 2

/** The optimal string alignment distance: insertions, deletions, substitutions and swaps of neighbours. */
export const editDistance = (a: string, b: string): number => damerauLevenshtein(a, b).steps

/**
 * Finds variables whose name is similar to a known one that is not set: a mistyped name would be ignored silently.
 * @returns pairs of the given and the intended name
 */
export function findMistypedNames(set: Readonly<Record<string, string | undefined>>, known: readonly string[]) {
  const missing = known.filter((name) => name.length >= MIN_NAME_LENGTH && set[name] === undefined)
  return Object.keys(set).flatMap((name) => {
    if (known.includes(name) || set[name] === undefined) return []
    const meant = missing.find((one) => editDistance(name.toUpperCase(), one) <= MAX_TYPOS)
    return meant ? [{ name, meant }] : []
  })
}

/** Operating settings that all three programs share. */
export const sharedShape = {
  LOG_LEVEL: str({
    choices: ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
    default: 'info',
    desc: 'Lowest level that is logged',
  }),
  METRICS_HOST: str({ default: '127.0.0.1', desc: 'Address on which metrics are served; not for the public' }),
  METRICS_PORT: optionalPort({ default: 0, desc: 'Port of /metrics for Prometheus; without it no metrics are served' }),
  DRAIN_DELAY_MS: wholeNumber(
    0,
    60_000,
    'milliseconds',
  )({
    default: 500,
    desc: 'On SIGTERM: time in ms during which /readyz returns 503 and requests are still served. Use two intervals of your health check',
  }),
}
