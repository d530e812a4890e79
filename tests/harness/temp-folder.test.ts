import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { fastTempFolder } from './temp-folder'

describe('the folder of what tests throw away', () => {
  it('is memory where there is enough of it', () => {
    expect(fastTempFolder('/dev/shm', 0)).toBe(existsSync('/dev/shm') ? '/dev/shm' : tmpdir())
  })

  it('is the usual one where there is too little, no such folder, or a disk', () => {
    expect(fastTempFolder('/dev/shm', Number.MAX_SAFE_INTEGER)).toBe(tmpdir())
    expect(fastTempFolder('/no-such-folder', 0)).toBe(tmpdir())
    expect(fastTempFolder('/etc', 0)).toBe(tmpdir())
  })
})
