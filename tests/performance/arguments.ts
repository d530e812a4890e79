import { parseArgs } from 'node:util'
import { UserError } from '../harness/user-error'

/** How requests reach the storefront: straight at `next start`, or through nginx as deployed, with TLS and HTTP/2. */
export type Access = 'straight' | 'nginx'

export interface BenchArguments {
  /** Benchmarks, or what one of them measures; all when empty. */
  names: string[]
  access: Access
}

/** Reads `load weight --through nginx`. @throws UserError for any other option */
export function readArguments(args: string[]): BenchArguments {
  const options = { through: { type: 'string' } } as const
  const { values, positionals } = parse(args, options)
  if (values.through !== undefined && values.through !== 'nginx') throw new UserError('--through takes nginx alone.')
  return { names: positionals, access: values.through ?? 'straight' }
}

function parse<Options extends { through: { type: 'string' } }>(args: string[], options: Options) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (cause) {
    throw new UserError((cause as Error).message, { cause })
  }
}

/** The same arguments for the program of one benchmark. */
export const writeArguments = (access: Access): string[] => (access === 'nginx' ? ['--through', 'nginx'] : [])
