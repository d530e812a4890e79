import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import TestRunner from 'jest-runner'
import { groupFiles } from './group-files.mjs'
import { isLong } from './sequencer.mjs'
import { splitResult } from './split-result.mjs'

/** Names the block of a test file within its group. */
const titleOf = ({ path, context }) => relative(context.config.rootDir, path)

const sourceOf = (group) =>
  group
    .map((test) => `describe(${JSON.stringify(titleOf(test))}, () => void require(${JSON.stringify(test.path)}))\n`)
    .join('')

/**
 * Runs test files in groups, which load and compile their modules once; reporters get a result for each file
 * (docs/decisions/089). Source: https://jestjs.io/docs/configuration#runner-string
 */
export default class GroupingRunner extends TestRunner {
  /** The test files of each group, by the path of its source. */
  #groups = new Map()

  async runTests(tests, watcher, options) {
    const folder = mkdtempSync(join(tmpdir(), 'test-groups-'))
    try {
      // A pattern of names (-t) is for those of the tests, without the paths of files.
      const isPattern = Boolean(this._globalConfig.testNamePattern)
      const grouped = (isPattern ? tests.map((test) => [test]) : groupFiles(tests, { isLong })).map((group, index) => {
        if (group.length === 1) return group[0]
        const path = join(folder, `group-${index}.cjs`)
        writeFileSync(path, sourceOf(group))
        this.#groups.set(path, group)
        return { ...group[0], path }
      })
      await super.runTests(grouped, watcher, options)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }

  on(name, listener) {
    const filesOf = (test) => this.#groups.get(test.path) ?? [test]
    if (name === 'test-file-start' || name === 'test-file-failure')
      return super.on(name, async ([test, ...rest]) => {
        for (const file of filesOf(test)) await listener([file, ...rest])
      })
    if (name === 'test-file-success')
      return super.on(name, async ([test, result]) => {
        const files = filesOf(test)
        const named = files.map((file) => ({ path: file.path, title: titleOf(file) }))
        const results = this.#groups.has(test.path) ? splitResult(result, named) : [result]
        for (const [index, file] of files.entries()) await listener([file, results[index]])
      })
    return super.on(name, listener)
  }
}
