import { readOptions } from './options'

it('reads rows, seed and length', () => {
  expect(readOptions(['--only', 'R03,R25', '--full', '--seed', '7'])).toEqual({
    only: ['R03', 'R25'],
    isFull: true,
    isShort: false,
    seed: '7',
  })
  expect(readOptions([])).toMatchObject({ only: [], isFull: false })
})

it.each(['R00', 'R26', 'r03', 'hang'])('rejects %s, which is not a row', (row) => {
  expect(() => readOptions(['--only', row])).toThrow('--only takes rows')
})

it.each([['--help'], ['R03'], ['--only']])('lists the options for %s', (arg) => {
  expect(() => readOptions([arg])).toThrow('Options: --only')
})
