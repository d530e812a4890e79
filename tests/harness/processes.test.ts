/** @jest-environment node */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { whichFolder, which } from './processes'

const root = mkdtempSync(join(tmpdir(), 'programs-'))
const [first, second] = [join(root, 'first'), join(root, 'second')]
beforeAll(() => {
  for (const folder of [first, second]) mkdirSync(folder)
  for (const file of [join(first, 'shop-one'), join(second, 'shop-one'), join(second, 'shop-two')])
    writeFileSync(file, '', { mode: 0o755 })
  writeFileSync(join(first, 'shop-two'), 'a text')
  chmodSync(join(first, 'shop-two'), 0o644)
})
afterAll(() => rmSync(root, { recursive: true }))

describe('the search for programs', () => {
  it('returns the first folder that contains the program', () => {
    expect(which('shop-one', [first, second])).toBe(join(first, 'shop-one'))
  })

  it('skips files that are not executable', () =>
    expect(which('shop-two', [first, second])).toBe(join(second, 'shop-two')))

  it('returns a folder that contains all of several programs', () => {
    expect(whichFolder(['shop-one', 'shop-two'], [first, second])).toBe(second)
  })

  it('returns null for a program that is not installed', () => expect(which('shop-three', [first])).toBeNull())
})

it.each(['SIGTERM', 'SIGINT'] as const)('a program stops its child processes on %s', async (signal) => {
  const script = join(root, 'program.mts')
  writeFileSync(
    script,
    `import { exitOnSignal, Processes } from ${JSON.stringify(join(process.cwd(), 'tests/harness/processes.ts'))}
     const processes = new Processes()
     exitOnSignal(processes)
     const { child } = processes.start({ name: 'child', args: ['-e', 'setInterval(() => {}, 1000)'] })
     console.log(child.pid)`,
  )
  const program = spawn(process.execPath, ['--import', 'tsx', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(program.stdout, 'data')) as [Buffer]
  const child = Number(String(line))
  expect(process.kill(child, 0)).toBe(true)
  program.kill(signal)
  const [code] = (await once(program, 'exit')) as [number]
  expect(code).toBe(1)
  expect(() => process.kill(child, 0)).toThrow('ESRCH')
})
