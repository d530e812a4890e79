/** @jest-environment node */
import { constants } from 'node:os'
import { lowerPriority } from './lower-priority'

const { PRIORITY_BELOW_NORMAL, PRIORITY_HIGHEST, PRIORITY_LOW, PRIORITY_NORMAL } = constants.priority

/** A process of an ordinary user: the system rejects a higher priority than it has. */
function unprivileged(nice: number) {
  const requested: number[] = []
  const set = (priority: number) => {
    requested.push(priority)
    if (priority < nice) throw systemError('EACCES')
    nice = priority
  }
  return { get: () => nice, set, requested, priority: () => nice }
}

/** As `node:os` throws it. */
const systemError = (code: string) =>
  Object.assign(new Error(`uv_os_setpriority returned ${code}`), { code: 'ERR_SYSTEM_ERROR', info: { code } })

describe('the priority of a command', () => {
  it.each([PRIORITY_NORMAL, PRIORITY_HIGHEST, PRIORITY_BELOW_NORMAL - 1])('%d becomes lower than normal', (nice) => {
    const own = unprivileged(nice)
    lowerPriority(own)
    expect(own.priority()).toBe(PRIORITY_BELOW_NORMAL)
  })

  it.each([PRIORITY_BELOW_NORMAL, PRIORITY_BELOW_NORMAL + 1, PRIORITY_LOW])(
    '%d stays, and the system is asked for no other',
    (nice) => {
      const own = unprivileged(nice)
      lowerPriority(own)
      expect([own.priority(), own.requested]).toEqual([nice, []])
    },
  )

  it.each(['EACCES', 'EPERM'])('stays where the system refuses a change with %s: the command goes on', (code) => {
    const set = () => {
      throw systemError(code)
    }
    expect(() => lowerPriority({ get: () => PRIORITY_NORMAL, set })).not.toThrow()
    const plain = () => {
      throw Object.assign(new Error('refused'), { code })
    }
    expect(() => lowerPriority({ get: () => PRIORITY_NORMAL, set: plain })).not.toThrow()
  })

  it('hides no other failure', () => {
    const set = () => {
      throw systemError('ESRCH')
    }
    expect(() => lowerPriority({ get: () => PRIORITY_NORMAL, set })).toThrow('ESRCH')
  })
})
