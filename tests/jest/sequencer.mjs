import Sequencer from '@jest/test-sequencer'

/** Small test files that run for minutes. */
const LONG = /\/tests\/(import|concurrency)\/.*\.test\.ts$/

/** Without known durations Jest starts with the largest files: these would run last, and leave a core idle. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const isLong = ({ path }) => Number(LONG.test(path))
    return super.sort(tests).sort((a, b) => isLong(b) - isLong(a))
  }
}
