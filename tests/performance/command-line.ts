import { parseArgs } from 'node:util'
import { UserError } from '../harness/user-error'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** How requests reach the storefront: directly (`next start`), or through nginx as deployed, with TLS and HTTP/2. */
export type Access = 'straight' | 'nginx'

export interface BenchArguments {
  /** Benchmarks, or parts of one; all if empty. */
  names: string[]
  access: Access
}

/** Parses arguments such as `load weight --through nginx`. @throws UserError for any other option */
export function readArguments(args: string[]): BenchArguments {
  const options = { through: { type: 'string' } } as const
  const { values, positionals } = parse(args, options)
  if (values.through !== undefined && values.through !== 'nginx') throw new UserError('--through accepts only nginx.')
  return { names: positionals, access: values.through ?? 'straight' }
}

function parse<Options extends { through: { type: 'string' } }>(args: string[], options: Options) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (cause) {
    throw new UserError((cause as Error).message, { cause })
  }
}

/** Arguments for the program of one benchmark. */
export const writeArguments = (access: Access): string[] => (access === 'nginx' ? ['--through', 'nginx'] : [])

/** The folder of the figures, one JSON file per benchmark and access path. */
const FOLDER = join('.data', 'bench')

/** A figure with its limit. */
export interface Figure {
  name: string
  value: number
  unit: string
  /** Upper or lower limit; a figure without either is printed only. */
  atMost?: number
  atLeast?: number
}

const isWithinLimit = ({ value, atMost = Infinity, atLeast = -Infinity }: Figure) => value <= atMost && value >= atLeast

const formatValue = (value: number) => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(2))

function limitOf({ atMost, atLeast }: Figure): string {
  if (atMost !== undefined) return `≤ ${formatValue(atMost)}`
  return atLeast === undefined ? '' : `≥ ${formatValue(atLeast)}`
}

/** Prints figures as a table and stores them as JSON. @returns whether every limit was met */
export function report(bench: string, figures: Figure[], access: Access = 'straight'): boolean {
  const width = Math.max(...figures.map(({ name }) => name.length))
  for (const figure of figures) {
    const { name, value, unit } = figure
    const mark = limitOf(figure) === '' ? ' ' : isWithinLimit(figure) ? '✔' : '✘'
    console.log(`${mark} ${name.padEnd(width)} ${formatValue(value).padStart(8)} ${unit.padEnd(6)} ${limitOf(figure)}`)
  }
  mkdirSync(FOLDER, { recursive: true })
  const name = access === 'nginx' ? `${bench}-through-nginx` : bench
  const record = { bench: name, at: new Date().toISOString(), node: process.version, figures }
  writeFileSync(join(FOLDER, `${name}.json`), JSON.stringify(record, null, 2) + '\n')
  return figures.every(isWithinLimit)
}
