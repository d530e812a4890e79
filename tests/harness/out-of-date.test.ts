/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isOutOfDate } from './out-of-date'

const root = mkdtempSync(join(tmpdir(), 'build-'))
afterAll(() => rmSync(root, { recursive: true }))

const touch = (name: string, second: number) => {
  const path = join(root, name)
  utimesSync(path, second, second)
  return path
}

it('a build is out of date if a source was written or removed after it', () => {
  mkdirSync(join(root, 'app', 'cart'), { recursive: true })
  for (const name of ['BUILD_ID', 'middleware.ts', 'app/page.tsx', 'app/cart/page.tsx'])
    writeFileSync(join(root, name), '')
  const build = touch('BUILD_ID', 10)
  const sources = ['app', 'middleware.ts', 'nowhere'].map((name) => join(root, name))
  const write = (name: string, second: number) => {
    for (const old of ['middleware.ts', 'app/page.tsx', 'app/cart/page.tsx', 'app/cart', 'app']) touch(old, 9)
    touch(name, second)
    return isOutOfDate(build, sources)
  }
  expect(write('app', 10)).toBe(false)
  for (const name of ['middleware.ts', 'app/cart/page.tsx', 'app/cart']) expect(write(name, 11)).toBe(true)
})
