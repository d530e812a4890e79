import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { keepStatic } from './static-archive'

/**
 * After every build: puts the scripts and styles of earlier releases beside the new ones, so that a page somebody has
 * open goes on working (`npm run build`). Releases in folders of their own share an archive by STATIC_ARCHIVE_DIR; by
 * itself it is where Next leaves things alone from one build to the next.
 */
const DAYS = Number(process.env.STATIC_KEPT_DAYS || 7)
const BUILD_ID = join('.next', 'BUILD_ID')
const DAY = 86_400_000

if (!(DAYS >= 0)) {
  console.error('STATIC_KEPT_DAYS must be a number of days.')
  process.exit(1)
}

const { added, forgotten } = keepStatic({
  made: join('.next', 'static'),
  archive: process.env.STATIC_ARCHIVE_DIR || join('.next', 'cache', 'kept-static'),
  // A release that is built anew under its old name is another build.
  build: `${readFileSync(BUILD_ID, 'utf8')} ${statSync(BUILD_ID).mtimeMs}`,
  keepFor: DAYS * DAY,
  now: Date.now(),
})
console.log(`${added} files of earlier releases are served as well, ${forgotten} were forgotten.`)
