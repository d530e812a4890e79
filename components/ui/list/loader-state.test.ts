/** @jest-environment node */
import { loaderState } from './loader-state'

describe("an infinite list's loader (spec §4)", () => {
  const start = { shown: 24, total: 60, isLoading: false, isFailed: false, pages: 0 }

  it.each([
    ['ready', start],
    ['loading', { ...start, isLoading: true }],
    ['loaded', { ...start, shown: 48, pages: 1 }],
    ['complete', { ...start, shown: 60, pages: 2 }],
    ['error', { ...start, isFailed: true }],
    ['loading', { ...start, isLoading: true, isFailed: true }],
  ])('is %s', (state, progress) => {
    expect(loaderState(progress)).toBe(state)
  })
})
