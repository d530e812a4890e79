import { customCleanEnv, EnvMissingError, type CleanedEnv } from 'envalid'
import { mistyped } from './mistyped'

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
