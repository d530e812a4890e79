import { chownSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openMediaStorage } from './open-storage'
import { hashOf } from './store-media'

const PHOTO = Buffer.from('a photograph')
const HASH = hashOf(PHOTO)

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'media-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

const open = (name: string, media = '') =>
  openMediaStorage({
    DATA_DIR: join(folder, name),
    MEDIA_DIR: media,
    MEDIA_S3_BUCKET: '',
    MEDIA_S3_ENDPOINT: '',
    MEDIA_S3_REGION: '',
  })

it('two store APIs with data folders of their own share the originals of one folder', async () => {
  const shared = join(folder, 'media')
  await (await open('first', shared)).write(HASH, PHOTO)
  expect(await (await open('second', shared)).read(HASH)).toEqual(PHOTO)
})

it('without a folder for originals they are in the data folder', async () => {
  await (await open('data')).write(HASH, PHOTO)
  expect(await (await open('other', join(folder, 'data', 'media'))).read(HASH)).toEqual(PHOTO)
})

it('an original belongs to the owner of the folder, also if a command of root writes it', async () => {
  const shared = join(folder, 'media')
  mkdirSync(shared)
  // Only root can give a folder away.
  if (process.getuid?.() === 0) chownSync(shared, 1234, 1235)
  const { uid, gid } = statSync(shared)
  await (await open('data', shared)).write(HASH, PHOTO)
  for (const path of [join(shared, HASH.slice(0, 2)), join(shared, HASH.slice(0, 2), HASH)])
    expect(statSync(path)).toMatchObject({ uid, gid })
})
