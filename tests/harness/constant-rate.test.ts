import { atConstantRate } from './constant-rate'

describe('atConstantRate', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('calls at even intervals, and makes up for overdue calls at once', () => {
    const startedAt = performance.now()
    const due: number[] = []
    const stop = atConstantRate(100, (at) => due.push(at - startedAt))
    jest.advanceTimersByTime(21)
    expect(due).toEqual([0, 10, 20])
    jest.spyOn(performance, 'now').mockReturnValue(startedAt + 41)
    jest.advanceTimersByTime(1)
    expect(due).toEqual([0, 10, 20, 30, 40])
    stop()
    jest.restoreAllMocks()
    jest.advanceTimersByTime(1000)
    expect(due).toHaveLength(5)
  })
})
