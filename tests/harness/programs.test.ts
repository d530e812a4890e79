/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { BUNDLED, programArgs } from './programs'

const root = mkdtempSync(join(tmpdir(), 'programs-'))
afterAll(() => rmSync(root, { recursive: true }))

function write(name: string) {
  mkdirSync(join(root, dirname(name)), { recursive: true })
  writeFileSync(join(root, name), '\n')
}

describe('programArgs', () => {
  const source = ['--import', 'tsx', 'store-api/cli.ts']
  const bundle = ['--enable-source-maps', join('store-api', 'dist', 'cli.mjs')]

  it('starts the source where nothing is bundled', () => {
    write('store-api/cli.ts')
    expect(programArgs('store-api/cli', root)).toEqual(source)
  })

  it('starts the bundle, which is written last', () => {
    write(BUNDLED)
    expect(programArgs('store-api/cli', root)).toEqual(bundle)
  })

  it('starts the source if any part of it is newer than the bundle', () => {
    write('contract/call.ts')
    const later = Date.now() / 1000 + 10
    utimesSync(join(root, 'contract/call.ts'), later, later)
    expect(programArgs('store-api/cli', root)).toEqual(source)
  })
})
