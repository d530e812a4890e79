import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { fastTempFolder } from './temp-folder'

describe('the folder for temporary files of tests', () => {
  it('is in memory if enough is free', () => {
    expect(fastTempFolder('/dev/shm', 0)).toBe(existsSync('/dev/shm') ? '/dev/shm' : tmpdir())
  })

  it('is the default one if memory is short, the folder is missing, or it is on a disk', () => {
    expect(fastTempFolder('/dev/shm', Number.MAX_SAFE_INTEGER)).toBe(tmpdir())
    expect(fastTempFolder('/no-such-folder', 0)).toBe(tmpdir())
    expect(fastTempFolder('/etc', 0)).toBe(tmpdir())
  })
})
