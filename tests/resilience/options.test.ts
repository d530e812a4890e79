import { readOptions } from './options'

it('takes rows, a seed, and whether it may take its time', () => {
  expect(readOptions(['--only', 'R03,R25', '--full', '--seed', '7'])).toEqual({
    only: ['R03', 'R25'],
    isFull: true,
    isShort: false,
    seed: '7',
  })
  expect(readOptions([])).toMatchObject({ only: [], isFull: false })
})

it.each(['R00', 'R26', 'r03', 'hang'])('refuses %s, which is no row', (row) => {
  expect(() => readOptions(['--only', row])).toThrow('--only takes rows')
})

it.each([['--help'], ['R03'], ['--only']])('says of %s what it takes', (arg) => {
  expect(() => readOptions([arg])).toThrow('It takes --only')
})
