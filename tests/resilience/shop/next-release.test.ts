import { readFileSync } from 'node:fs'
import { RELEASE_CHANGE } from './next-release'

it('the line that the next release changes is still in the source', () => {
  expect(readFileSync(RELEASE_CHANGE.file, 'utf8')).toContain(RELEASE_CHANGE.from)
})
