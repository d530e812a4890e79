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

/** Whether a test file runs by itself, as early as possible: late ones would leave a core idle at the end. */
export const isLong = ({ path }) => LONG.test(path)

export default class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((a, b) => Number(isLong(b)) - Number(isLong(a)))
  }
}
