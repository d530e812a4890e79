/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { setFlagsFromString } from 'node:v8'
import { boundHeapGrowth } from './heap-growth'

jest.mock('node:v8', () => ({ setFlagsFromString: jest.fn() }))

it('is said in a word this Node knows: of another it would only complain', () => {
  boundHeapGrowth()
  const [flag = ''] = jest.mocked(setFlagsFromString).mock.calls[0] ?? []
  const known = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' })
  expect(flag).toMatch(/^--[a-z-]+=\d+$/)
  expect(known).toContain(` ${flag.split('=')[0]} `)
})
