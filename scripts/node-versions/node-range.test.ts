/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { intersect, isWithin, readRange } from './node-range.mjs'

interface Locked {
  engines?: { node?: string }
  /** Usually for another platform. */
  optional?: boolean
}

interface Described {
  engines: { node: string }
  scripts: Record<string, string>
}

const read = <Content>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Content
const described = read<Described>('package.json')
const { packages } = read<{ packages: Record<string, Locked> }>('package-lock.json')

/** Formats an interval like `engines`: a release line from a version on, or everything from a version on. */
const write = ([from, until]: [number[], number[]]) => (until[0] === Infinity ? '>=' : '^') + from.join('.')

it('reads every way of writing a range that packages have', () => {
  const within = (range: string) =>
    ['12.0.0', '18.17.1', '20.18.0', '20.19.0', '22.12.0', '23.1.0', '24.0.0'].filter((version) =>
      isWithin(version, range),
    )
  expect(within('^20.19.0 || ^22.13.0 || >=24')).toEqual(['20.19.0', '24.0.0'])
  expect(within('>= 18.18.0 <24')).toEqual(['20.18.0', '20.19.0', '22.12.0', '23.1.0'])
  expect(within('18 || 20 || >=22')).toEqual(['18.17.1', '20.18.0', '20.19.0', '22.12.0', '23.1.0', '24.0.0'])
  expect(within('10.* || >= 12.*')).toHaveLength(7)
  expect(within('^20.12||^22.13||>=24.0')).toEqual(['20.18.0', '20.19.0', '24.0.0'])
  expect(within('>=16 || 14 >=14.18')).toHaveLength(6)
  expect(within('~20.18.0')).toEqual(['20.18.0'])
  expect(within('20.x')).toEqual(['20.18.0', '20.19.0'])
  expect(within('>=v22.12.0 <=22')).toEqual(['22.12.0'])
  expect(within('>20')).toEqual(['22.12.0', '23.1.0', '24.0.0'])
  expect(within('*')).toHaveLength(7)
})

it('the supported Node.js versions are those that every package of the lock file supports', () => {
  const own = Object.entries(packages).filter(([path, { optional }]) => path !== '' && !optional)
  const ranges = own.flatMap(([, { engines }]) => (engines?.node ? [readRange(engines.node)] : []))
  expect(ranges.length).toBeGreaterThan(100)
  expect(ranges.reduce(intersect).map(write).join(' || ')).toBe(described.engines.node)
})

it('the README names the same versions', () => {
  const lines = readRange(described.engines.node).map(([[major, minor]]) => (minor ? `${major}.${minor}` : `${major}`))
  const sentence = `Node.js ${lines.slice(0, -1).join(', ')} or ${lines.at(-1)} (or newer of the same line; from ${lines.at(-1)} on any)`
  expect(readFileSync('README.md', 'utf8')).toContain(sentence)
})

describe('the first commands', () => {
  it('check the version before anything else', () => {
    for (const name of ['build', 'cluster', 'demo', 'dev', 'test'])
      expect([name, described.scripts[`pre${name}`]]).toEqual([name, 'node scripts/check-node.mjs'])
  })

  it('print the required Node.js version in one sentence, and exit with 1', () => {
    const folder = mkdtempSync(join(tmpdir(), 'check-node-'))
    mkdirSync(join(folder, 'scripts', 'node-versions'), { recursive: true })
    for (const file of ['scripts/check-node.mjs', 'scripts/node-versions/node-range.mjs'])
      cpSync(file, join(folder, file))
    const check = (node: string) => {
      writeFileSync(join(folder, 'package.json'), JSON.stringify({ engines: { node } }))
      const { status, stderr } = spawnSync(process.execPath, [join(folder, 'scripts', 'check-node.mjs')])
      return [status, String(stderr)]
    }
    expect(check('^4.0.0 || ^6.1.0')).toEqual([
      1,
      `The shop needs Node.js ^4.0.0 || ^6.1.0, and this is ${process.version}: take another from https://nodejs.org/.\n`,
    ])
    expect(check('>=4')).toEqual([0, ''])
    rmSync(folder, { recursive: true })
  })
})
