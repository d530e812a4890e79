import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readTextFile } from './args'

const folder = mkdtempSync(join(tmpdir(), 'text-file-'))
afterAll(() => rmSync(folder, { recursive: true }))

const file = (content: string | Buffer) => {
  const path = join(folder, 'page.html')
  writeFileSync(path, content)
  return path
}

describe('readTextFile', () => {
  it('returns the file unchanged', async () => {
    expect(await readTextFile(file('<p>Größe</p>\n'))).toBe('<p>Größe</p>\n')
  })

  it.each([
    ['empty', ' \n', 'is empty'],
    ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'is no text in UTF-8'],
    ['a text with a NUL character', 'a\0b', 'is no text in UTF-8'],
    ['longer than any page', 'a'.repeat(256 * 1024 + 1), 'is longer than 256 KiB'],
  ])('rejects a file that is %s', async (_, content, reason) => {
    await expect(readTextFile(file(content))).rejects.toThrow(reason)
  })
})
