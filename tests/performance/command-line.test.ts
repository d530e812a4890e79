/** @jest-environment node */
import { readArguments, writeArguments } from './command-line'

describe('the arguments of a benchmark', () => {
  it('access the storefront directly by default', () =>
    expect(readArguments(['load', 'weight'])).toEqual({ names: ['load', 'weight'], access: 'straight' }))

  it.each([[['load', '--through', 'nginx']], [['--through=nginx', 'load']]])('select nginx: %j', (args) =>
    expect(readArguments(args)).toEqual({ names: ['load'], access: 'nginx' }),
  )

  it.each([[['--through', 'apache']], [['--trough', 'nginx']], [['--through']]])('are rejected: %j', (args) =>
    expect(() => readArguments(args)).toThrow(),
  )

  it.each(['straight', 'nginx'] as const)('are passed on to the program of a benchmark: %s', (access) =>
    expect(readArguments(writeArguments(access)).access).toBe(access),
  )
})
