/** @jest-environment node */
import { readArguments, writeArguments } from './command-line'

describe('the arguments of a benchmark', () => {
  it('go straight at the storefront where nothing else is said', () =>
    expect(readArguments(['load', 'weight'])).toEqual({ names: ['load', 'weight'], access: 'straight' }))

  it.each([[['load', '--through', 'nginx']], [['--through=nginx', 'load']]])('go through nginx: %j', (args) =>
    expect(readArguments(args)).toEqual({ names: ['load'], access: 'nginx' }),
  )

  it.each([[['--through', 'apache']], [['--trough', 'nginx']], [['--through']]])('are refused: %j', (args) =>
    expect(() => readArguments(args)).toThrow(),
  )

  it.each(['straight', 'nginx'] as const)('are passed on to the program of a benchmark: %s', (access) =>
    expect(readArguments(writeArguments(access)).access).toBe(access),
  )
})
