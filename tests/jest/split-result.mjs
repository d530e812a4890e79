const count = (cases, ...statuses) => cases.filter(({ status }) => statuses.includes(status)).length

/** @typedef {import('jest-runner').TestEvents['test-file-success'][1]} TestResult */

/**
 * The result of each test file of a group, in which every file is a block.
 * @param {TestResult} group
 * @param {readonly { path: string, title: string }[]} files with the title of their block
 * @returns {TestResult[]} in the order of the files; the first has the group's messages
 */
export function splitResult({ testResults, perfStats, ...group }, files) {
  return files.map(({ path, title }, index) => {
    const cases = testResults
      .filter(({ ancestorTitles }) => ancestorTitles[0] === title)
      .map((one) => ({
        ...one,
        ancestorTitles: one.ancestorTitles.slice(1),
        fullName: one.fullName.slice(title.length + 1),
      }))
    const runtime = cases.reduce((sum, { duration }) => sum + (duration ?? 0), 0)
    return {
      ...group,
      ...(index === 0 ? {} : { console: undefined, failureMessage: null, testExecError: undefined }),
      numFailingTests: count(cases, 'failed'),
      numPassingTests: count(cases, 'passed'),
      numPendingTests: count(cases, 'pending', 'skipped', 'disabled'),
      numTodoTests: count(cases, 'todo'),
      perfStats: { ...perfStats, end: perfStats.start + runtime, runtime },
      skipped: cases.every(({ status }) => status === 'pending'),
      testFilePath: path,
      testResults: cases,
    }
  })
}
