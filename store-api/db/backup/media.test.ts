import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashOf } from '../../catalog/media/store-media'
import { memoryStorage } from '../../catalog/media/storage'
import { backUpMedia, mediaFolder, restoreMedia } from './media'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'backup-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const fill = async (...texts: string[]) => {
  const storage = memoryStorage()
  for (const text of texts) await storage.write(hashOf(Buffer.from(text)), Buffer.from(text))
  return storage
}

it('copies originals, each once, and restores them', async () => {
  const backup = join(folder, 'shop.tgz')
  expect(await backUpMedia(await fill('a', 'b'), backup)).toBe(2)
  expect(await backUpMedia(await fill('a', 'b', 'c'), backup)).toBe(1)
  expect(statSync(join(mediaFolder(backup), hashOf(Buffer.from('a')))).mode & 0o777).toBe(0o600)
  const storage = memoryStorage()
  expect(await restoreMedia(storage, backup)).toEqual({ restored: 3, damaged: [] })
  expect((await storage.read(hashOf(Buffer.from('c')))).toString()).toBe('c')
})

it('skips damaged files, and reports them', async () => {
  const backup = join(folder, 'shop.tgz')
  await backUpMedia(await fill('a'), backup)
  const name = hashOf(Buffer.from('a'))
  writeFileSync(join(mediaFolder(backup), name), 'something else')
  const storage = memoryStorage()
  expect(await restoreMedia(storage, backup)).toEqual({ restored: 0, damaged: [name] })
  expect(await storage.list()).toEqual([])
})

it('ignores unfinished files of an interrupted backup', async () => {
  const backup = join(folder, 'shop.tgz')
  await backUpMedia(await fill('a'), backup)
  const name = hashOf(Buffer.from('b'))
  writeFileSync(join(mediaFolder(backup), `${name}.1.part`), 'half of')
  expect(await backUpMedia(await fill('a', 'b'), backup)).toBe(1)
  expect(await restoreMedia(memoryStorage(), backup)).toEqual({ restored: 2, damaged: [] })
})

it('needs no folder where there is none', async () => {
  expect(await backUpMedia(memoryStorage(), join(folder, 'x'))).toBe(0)
  expect(await restoreMedia(memoryStorage(), join(folder, 'x'))).toEqual({ restored: 0, damaged: [] })
})
