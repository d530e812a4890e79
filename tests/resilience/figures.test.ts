import { percentile } from '../harness/measure'
import { atLeast, atMost, exactly, Figures } from './figures'

describe('a figure', () => {
  it('holds within its goal only', () => {
    const figures = new Figures()
    for (const value of [50, 51]) figures.time('late', value, atMost(50))
    for (const value of [10, 9]) figures.add({ name: 'requests', value, goal: atLeast(10) })
    for (const value of [3, 4]) figures.add({ name: 'code', value, goal: exactly(3) })
    expect(figures.all.map(({ isMet }) => isMet)).toEqual([true, false, true, false, true, false])
  })

  it('lists some of the unexpected items', () => {
    const figures = new Figures()
    figures.none('failed', [])
    figures.none('failed', ['/: 500', '/cart: 0'])
    expect(figures.all).toMatchObject([{ isMet: true }, { isMet: false, value: 2, detail: '/: 500; /cart: 0' }])
  })
})

it('returns percentiles by nearest rank', () => {
  const values = Array.from({ length: 200 }, (_, index) => 200 - index)
  expect([percentile(values, 50), percentile(values, 99), percentile([7], 99), percentile([], 50)]).toEqual([
    100, 198, 7, 0,
  ])
})
