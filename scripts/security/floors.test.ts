/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { findOutdated, MINIMUM_VERSIONS, isOlder, type LockFile } from './floors'

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile

describe('packages with known holes', () => {
  it('are not in the lock file, at any depth', () => {
    expect(findOutdated(lock)).toEqual([])
  })

  it('are reported by their path, also below another package', () => {
    const old = {
      'node_modules/next': { version: '16.3.9' },
      'node_modules/a/node_modules/hono': { version: '4.13.4' },
    }
    expect(findOutdated({ packages: old }).map((line) => line.split(',')[0])).toEqual([
      'node_modules/next 16.3.9',
      'node_modules/a/node_modules/hono 4.13.4',
    ])
  })

  it('are looked for by names that are in the lock file', () => {
    expect(MINIMUM_VERSIONS.filter(({ name }) => !lock.packages[`node_modules/${name}`])).toEqual([])
  })

  it.each([
    ['16.4.0', '16.4.1', true],
    ['16.4.1', '16.4.1', false],
    ['16.10.0', '16.9.9', false],
    ['9.0.0', '16.0.0', true],
  ])('%s is older than %s: %s', (version, than, expected) => {
    expect(isOlder(version, than)).toBe(expected)
  })
})
