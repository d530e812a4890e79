/** @jest-environment jsdom */
import { startInSteps } from './start-in-steps'

describe('what runs before Next starts', () => {
  afterEach(() => delete globalThis.__next_s)

  it('is a task with nothing in it', () => {
    startInSteps()
    expect(globalThis.__next_s).toEqual([[0, { children: '' }]])
  })

  it('comes after what the page wants run before', () => {
    globalThis.__next_s = [[0, { children: 'self.before = 1' }]]
    startInSteps()
    expect(globalThis.__next_s).toEqual([
      [0, { children: 'self.before = 1' }],
      [0, { children: '' }],
    ])
  })
})
