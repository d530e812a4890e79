/** @jest-environment node */
import { CACHED, figuresOf, fileOf, LIMITS } from './figures'

const loadResult = (perSecond: number, p99 = 5) => ({ perSecond, p95: p99, p99 })

const named = (figures: ReturnType<typeof figuresOf>, name: string) => figures.find((figure) => figure.name === name)

describe('the figures of bench load', () => {
  it('compare pages with the bare page for direct access', () => {
    const figures = figuresOf(
      new Map([
        ['bare static', loadResult(1000)],
        ['home', loadResult(1500, 4)],
      ]),
      'straight',
    )
    expect(named(figures, 'home : bare static')).toMatchObject({ value: 1.5, atLeast: LIMITS.cached })
    expect(named(figures, 'home p99 : its')).toMatchObject({ value: 0.8, atMost: LIMITS.cachedP99 })
    expect(named(figures, 'home : file')).toBeUndefined()
  })

  it('compare pages with files of the same bytes through nginx', () => {
    const figures = figuresOf(
      new Map([
        ['home', loadResult(600)],
        [fileOf('home'), loadResult(1000)],
      ]),
      'nginx',
    )
    expect(named(figures, 'home : file')).toMatchObject({ value: 0.6, atLeast: LIMITS.fileServing })
    expect(figures.filter(({ name }) => name.endsWith(' : file'))).toHaveLength(CACHED.length)
    expect(figures.some(({ name }) => name.includes('bare'))).toBe(false)
  })

  it('require a rate of the store API for both kinds of access', () => {
    for (const access of ['straight', 'nginx'] as const)
      expect(
        named(
          figuresOf(new Map([['store API, product', loadResult(2000)]]), access),
          'store API, signed reads of products',
        ),
      ).toMatchObject({
        value: 2000,
        atLeast: LIMITS.storeApi,
      })
  })
})
