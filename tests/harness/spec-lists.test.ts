/** @jest-environment node */
import { existsSync } from 'node:fs'
import config from '../../playwright.config'

/** `a/{b,c}.ts` → `a/b.ts`, `a/c.ts` */
const expand = (pattern: string) => {
  const [, start = '', names = '', end = ''] = /^(.*)\{(.*)\}(.*)$/.exec(pattern) ?? [null, pattern]
  return names ? names.split(',').map((name) => `${start}${name}${end}`) : [pattern]
}

it('the projects ignore only spec files and folders that exist: a renamed one would run in every project', () => {
  const patterns = (config.projects ?? []).flatMap(({ testIgnore }) => testIgnore ?? []).map(String)
  const paths = patterns.flatMap(expand).map((path) => `e2e/${path.replace(/\/\*\*$/, '')}`)
  expect(paths.length).toBeGreaterThan(10)
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})
