/** @jest-environment node */
import { LOOKUP_FAILED, settingsMetric } from '../routing/call-reports'
import { MiddlewareCalls } from './middleware-calls'

function setUp() {
  const onChange = jest.fn()
  const onFailure = jest.fn()
  const calls = new MiddlewareCalls({ onChange, onFailure })
  const read = (...metrics: string[]) => calls.read({ getHeader: () => metrics.join(', ') || undefined })
  return { calls, onChange, onFailure, read }
}

describe("the middleware's calls to the store API", () => {
  it('log once when the settings become unknown, and once when they are known again', () => {
    const { calls, onChange, read } = setUp()
    for (const [state, areKnown] of [
      [undefined, undefined],
      ['unavailable', false],
      ['unavailable', false],
      [undefined, false],
      ['fresh', true],
      ['stale', true],
      ['unavailable', false],
    ] as const) {
      if (state) read(settingsMetric(state))
      else read('cache;desc="hit"')
      expect(calls.areSettingsKnown).toBe(areKnown)
    }
    expect(onChange.mock.calls).toEqual([[false], [true], [false]])
  })

  it('report each response without the data of a failed call', () => {
    const { onFailure, read } = setUp()
    read()
    read(settingsMetric('fresh'))
    expect(onFailure).not.toHaveBeenCalled()
    read(settingsMetric('stale'), LOOKUP_FAILED)
    read(settingsMetric('unavailable'))
    expect(onFailure.mock.calls).toEqual([['lookup'], ['settings'], ['settings']])
  })
})
