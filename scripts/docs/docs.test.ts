/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { isWithin } from '../node-versions/node-range.mjs'
import { requiredVariables } from './configuration-doc'
import { GENERATED } from './generated'

const read = (path: string) => readFileSync(path, 'utf8')

describe('npm run docs', () => {
  it.each(Object.entries(GENERATED))('%s is current', (path, write) => {
    expect(read(path)).toBe(write())
  })

  it('what is generated is not formatted', () => {
    const { ignorePatterns } = JSON.parse(read('.oxfmtrc.json')) as { ignorePatterns: string[] }
    expect(ignorePatterns).toEqual(expect.arrayContaining(Object.keys(GENERATED)))
  })

  it('every variable has a description', () => {
    const rows = read('docs/configuration.md')
      .split('\n')
      .filter((line) => line.startsWith('| `'))
    expect(rows.length).toBeGreaterThan(60)
    expect(rows.filter((line) => / \|  \|$/.test(line))).toEqual([])
  })
})

it('.env.example names the required variables, and no others', () => {
  const names = [...read('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name)
  expect(names.toSorted()).toEqual(requiredVariables().toSorted())
})

it('.nvmrc names a supported version of Node.js', () => {
  const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } }
  expect(isWithin(read('.nvmrc').trim(), engines.node)).toBe(true)
})
