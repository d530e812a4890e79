/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
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
  return { get: () => nice, set, threads: () => [1], requested, priority: () => nice }
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

  it.each([PRIORITY_BELOW_NORMAL, PRIORITY_BELOW_NORMAL + 1, PRIORITY_LOW])('%d is not changed', (nice) => {
    const own = unprivileged(nice)
    lowerPriority(own)
    expect([own.priority(), own.requested]).toEqual([nice, []])
  })

  it('is that of every thread, until the system refuses one or it has ended', () => {
    const set = jest.fn((_: number, thread: number) => {
      if (thread === 2) throw systemError('ESRCH')
    })
    lowerPriority({ get: () => PRIORITY_NORMAL, set, threads: () => [1, 2, 3] })
    expect(set.mock.calls).toEqual([1, 2, 3].map((thread) => [PRIORITY_BELOW_NORMAL, thread]))
  })

  it('is set for the threads that Node and its module loader have started', () => {
    const path = join(__dirname, 'lower-priority.ts')
    const script = `import(${JSON.stringify(path)}).then(({ lowerPriority }) => {
      lowerPriority()
      const { existsSync, readdirSync } = require('node:fs')
      const threads = existsSync('/proc/self/task') ? readdirSync('/proc/self/task') : [0]
      console.log(JSON.stringify(threads.map((thread) => require('node:os').getPriority(Number(thread)))))
    })`
    const printed = execFileSync(process.execPath, ['--import', 'tsx', '-e', script], { encoding: 'utf8' })
    const priorities = JSON.parse(printed) as number[]
    expect(Math.min(...priorities)).toBeGreaterThanOrEqual(PRIORITY_BELOW_NORMAL)
  })

  it.each(['EACCES', 'EPERM'])('is unchanged if the system rejects it with %s: the command continues', (code) => {
    const failingWith = (error: Error) => () => {
      throw error
    }
    const own = { get: () => PRIORITY_NORMAL, threads: () => [1] }
    expect(() => lowerPriority({ ...own, set: failingWith(systemError(code)) })).not.toThrow()
    expect(() =>
      lowerPriority({ ...own, set: failingWith(Object.assign(new Error('refused'), { code })) }),
    ).not.toThrow()
  })

  it('does not hide other failures', () => {
    const set = () => {
      throw systemError('EINVAL')
    }
    expect(() => lowerPriority({ get: () => PRIORITY_NORMAL, set, threads: () => [1] })).toThrow('EINVAL')
  })
})
