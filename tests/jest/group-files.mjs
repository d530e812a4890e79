import { readFileSync } from 'node:fs'

/** Test files that replace modules: in a group they would get modules that another file has loaded. */
const REPLACES_MODULES = /\bjest\.(mock|doMock|resetModules|isolateModules|unstable_mockModule)\b/

/** Files in a browser's environment: each would see the document of the previous one. */
const IN_BROWSER = /^\/\*\*(?:(?!\*\/)[^])*@jest-environment\s+jsdom\b/

/** In characters: large enough that little is loaded twice, small enough that workers end at about the same time. */
const GROUP_SIZE = 200_000

const readText = (path) => readFileSync(path, 'utf8')

/**
 * Groups test files that can share their modules: neighbours of one project. All others stay alone.
 * @template {{ path: string, context: { config: { id: string, testEnvironment: string } } }} Test
 * @param {readonly Test[]} tests sorted by when they start
 * @param {{ isLong?: (test: Test) => boolean, read?: (path: string) => string, size?: number }} [options]
 * @returns {Test[][]} groups, sorted by their first test
 */
export function groupFiles(tests, { isLong = () => false, read = readText, size = GROUP_SIZE } = {}) {
  const groups = []
  const open = new Map()
  for (const test of tests.toSorted((one, other) => (one.path < other.path ? -1 : 1))) {
    const { id, testEnvironment } = test.context.config
    const text = read(test.path)
    const isAlone =
      isLong(test) || testEnvironment.includes('jsdom') || IN_BROWSER.test(text) || REPLACES_MODULES.test(text)
    const group = isAlone ? undefined : open.get(id)
    if (group && group.size + text.length <= size) {
      group.size += text.length
      group.tests.push(test)
      continue
    }
    const added = { size: text.length, tests: [test] }
    groups.push(added.tests)
    if (!isAlone) open.set(id, added)
  }
  const place = new Map(tests.map((test, index) => [test, index]))
  const first = (group) => Math.min(...group.map((test) => place.get(test)))
  return groups.toSorted((one, other) => first(one) - first(other))
}
