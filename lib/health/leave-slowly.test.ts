/** @jest-environment node */
import { EventEmitter } from 'node:events'
import { leaveSlowly } from './leave-slowly'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('a process that is told to end', () => {
  it('says so first, and ends a while later as its server would have', () => {
    const source = new EventEmitter()
    const [end, onLeaving] = [jest.fn(), jest.fn()]
    source.on('SIGTERM', end)
    leaveSlowly({ source, delay: 500, onLeaving })

    source.emit('SIGTERM', 'SIGTERM', 15)
    expect(onLeaving).toHaveBeenCalledTimes(1)
    jest.advanceTimersByTime(499)
    expect(end).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    expect(end.mock.calls).toEqual([['SIGTERM', 15]])
  })

  it('is told more than once and ends once', () => {
    const source = new EventEmitter()
    const end = jest.fn()
    source.on('SIGTERM', end)
    leaveSlowly({ source, delay: 500, onLeaving: () => {} })
    source.emit('SIGTERM', 'SIGTERM')
    source.emit('SIGTERM', 'SIGTERM')
    jest.advanceTimersByTime(2000)
    expect(end).toHaveBeenCalledTimes(1)
  })
})
