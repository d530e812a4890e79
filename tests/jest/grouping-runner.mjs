import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import TestRunner from 'jest-runner'
import { groupFiles } from './group-files.mjs'
import { isLong } from './sequencer.mjs'
import { splitResult } from './split-result.mjs'

/** The source of a group: each test file is a block that is named by its path. */
const sourceOf = (paths) =>
  paths.map((path) => `describe(${JSON.stringify(path)}, () => void require(${JSON.stringify(path)}))\n`).join('')

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
      const grouped = groupFiles(tests, { isLong }).map((group, index) => {
        if (group.length === 1) return group[0]
        const path = join(folder, `group-${index}.cjs`)
        writeFileSync(path, sourceOf(group.map((test) => test.path)))
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
        const paths = files.map(({ path }) => path)
        const results = this.#groups.has(test.path) ? splitResult(result, paths) : [result]
        for (const [index, file] of files.entries()) await listener([file, results[index]])
      })
    return super.on(name, listener)
  }
}
