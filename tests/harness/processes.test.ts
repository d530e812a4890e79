/** @jest-environment node */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { whichFolder, which } from './processes'

const place = mkdtempSync(join(tmpdir(), 'programs-'))
const [first, second] = [join(place, 'first'), join(place, 'second')]
beforeAll(() => {
  for (const folder of [first, second]) mkdirSync(folder)
  for (const file of [join(first, 'shop-one'), join(second, 'shop-one'), join(second, 'shop-two')])
    writeFileSync(file, '', { mode: 0o755 })
  writeFileSync(join(first, 'shop-two'), 'a text')
  chmodSync(join(first, 'shop-two'), 0o644)
})
afterAll(() => rmSync(place, { recursive: true }))

describe('a program', () => {
  it('is found in the first folder that has it', () => {
    expect(which('shop-one', [first, second])).toBe(join(first, 'shop-one'))
  })

  it('is a file that may be run', () => expect(which('shop-two', [first, second])).toBe(join(second, 'shop-two')))

  it('is in one folder with those it needs', () => {
    expect(whichFolder(['shop-one', 'shop-two'], [first, second])).toBe(second)
  })

  it('that is not installed is null', () => expect(which('shop-three', [first])).toBeNull())
})

it.each(['SIGTERM', 'SIGINT'] as const)('a program asked to end by %s ends those it started', async (signal) => {
  const script = join(place, 'program.mts')
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
