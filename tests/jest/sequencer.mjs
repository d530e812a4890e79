import Sequencer from '@jest/test-sequencer'

/** Tests of a few lines that take minutes. */
const LONG = /\/tests\/(import|concurrency)\/.*\.test\.ts$/

/** Jest begins with the largest files where it knows no durations: these would be the last, with one core idle. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const isLong = ({ path }) => Number(LONG.test(path))
    return super.sort(tests).sort((a, b) => isLong(b) - isLong(a))
  }
}
