import Sequencer from '@jest/test-sequencer'

/** Test files that run much longer than their size suggests, or measure memory. */
const LONG = new RegExp(
  [
    'tests/(import|concurrency)/.*',
    'store-api/(cli|main|admin/export/examples|orders/variants\\.pg)',
    'store-api/db/(upgrade(\\.pg)?|backup/pglite)',
    'lib/seo/sitemap-memory',
  ]
    .map((path) => `/${path}\\.test\\.ts$`)
    .join('|'),
)

/** Test files that mostly wait for their own program or for each other. */
const WAITING = /\.(pg|nginx|redis)\.test\.ts$/

/** Whether a test file runs by itself, as early as possible: late ones would leave a core idle at the end. */
export const isLong = ({ path }) => LONG.test(path)

const startOf = (test) => (isLong(test) ? 0 : WAITING.test(test.path) ? 1 : 2)

/** Files with the longest duration for their size come first. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((a, b) => startOf(a) - startOf(b))
  }
}
