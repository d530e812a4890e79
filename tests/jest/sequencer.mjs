import Sequencer from '@jest/test-sequencer'

/** Short test files that take minutes. */
const LONG = /\/tests\/(import|concurrency)\/.*\.test\.ts$/

/** Without known durations Jest begins with the largest files, so these would come last and leave one core idle. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const isLong = ({ path }) => Number(LONG.test(path))
    return super.sort(tests).sort((a, b) => isLong(b) - isLong(a))
  }
}
