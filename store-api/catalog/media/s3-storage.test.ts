import { mkdtempSync, rmSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { backUpMedia, restoreMedia } from '../../db/backup/media'
import { openMediaStorage } from './open-storage'
import { BucketError, MediaMissingError, memoryStorage } from './storage'
import { hashOf } from './store-media'

const KEYS = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const

let folder: string
let server: S3rver
let endpoint: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 's3-'))
  const configureBuckets = [{ name: 'photographs', configs: [] }]
  // The test server computes different signatures of a bucket's own path than the SDK; unknown keys are still rejected.
  const options = { silent: true, allowMismatchedSignatures: true, configureBuckets }
  server = new S3rver({ port: 0, address: '127.0.0.1', directory: folder, ...options })
  endpoint = `http://127.0.0.1:${(await server.run()).port}`
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

// The credentials that the server accepts.
beforeEach(() => KEYS.forEach((key) => void (process.env[key] = 'S3RVER')))
afterEach(() => KEYS.forEach((key) => delete process.env[key]))

const open = (change: Partial<Parameters<typeof openMediaStorage>[0]> = {}) =>
  openMediaStorage({
    MEDIA_DIR: '',
    DATA_DIR: folder,
    MEDIA_S3_BUCKET: 'photographs',
    MEDIA_S3_ENDPOINT: endpoint,
    MEDIA_S3_REGION: 'eu-central-1',
    ...change,
  })

const bytesOf = (text: string) => Buffer.from(text)

describe('originals in a bucket', () => {
  it('are written once, read, listed and removed', async () => {
    const storage = await open()
    const bytes = bytesOf('a photograph')
    const hash = hashOf(bytes)
    await storage.write(hash, bytes)
    await storage.write(hash, bytes)
    expect(await storage.read(hash)).toEqual(bytes)
    expect(await storage.list()).toEqual([hash])
    await storage.remove(hash)
    await storage.remove(hash)
    expect(await storage.list()).toEqual([])
    await expect(storage.read(hash)).rejects.toThrow(MediaMissingError)
    await expect(storage.read('../secrets')).rejects.toThrow(RangeError)
  })

  // The server of this test cannot make the token of a second page on a present OpenSSL.
  it('are listed beyond the first page', async () => {
    const [first, second] = [hashOf(bytesOf('first')), hashOf(bytesOf('second'))]
    const pages = createHttpServer(({ method, url = '' }, response) => {
      const isSecond = url.includes('continuation-token=further')
      const rest = isSecond ? '' : '<NextContinuationToken>further</NextContinuationToken>'
      const key = `<Contents><Key>media/${isSecond ? second : first}</Key></Contents><Contents><Key>media/x</Key></Contents>`
      const body = `<ListBucketResult><IsTruncated>${!isSecond}</IsTruncated>${key}${rest}</ListBucketResult>`
      response.writeHead(200, { 'Content-Type': 'application/xml' }).end(method === 'HEAD' ? undefined : body)
    })
    await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve))
    const storage = await open({ MEDIA_S3_ENDPOINT: `http://127.0.0.1:${(pages.address() as AddressInfo).port}` })
    expect(await storage.list()).toEqual([first, second])
    pages.closeAllConnections()
    pages.close()
  })

  it('go into a backup and come back from one, wherever they were', async () => {
    const storage = await open()
    const bytes = bytesOf('worth keeping')
    await storage.write(hashOf(bytes), bytes)
    const backup = join(folder, 'shop.tgz')
    expect(await backUpMedia(storage, backup)).toBe(1)
    const other = memoryStorage()
    expect(await restoreMedia(other, backup)).toEqual({ restored: 1, damaged: [] })
    await storage.remove(hashOf(bytes))
    expect(await restoreMedia(storage, backup)).toEqual({ restored: 1, damaged: [] })
    expect(await storage.read(hashOf(bytes))).toEqual(await other.read(hashOf(bytes)))
    await storage.remove(hashOf(bytes))
  })

  it('are files on disk without a bucket', async () => {
    const storage = await open({ MEDIA_S3_BUCKET: '' })
    const bytes = bytesOf('on disk')
    await storage.write(hashOf(bytes), bytes)
    expect(await (await open()).list()).toEqual([])
    expect(await storage.list()).toEqual([hashOf(bytes)])
  })
})

describe('a bucket that cannot be used ends the start with a sentence', () => {
  const fails = (change: Parameters<typeof open>[0]) => expect(open(change)).rejects

  it('says that it is not there', async () => {
    const error = new BucketError(
      'The bucket other of MEDIA_S3_BUCKET cannot be used: there is no such bucket: create it, or set MEDIA_S3_BUCKET.',
    )
    await fails({ MEDIA_S3_BUCKET: 'other' }).toThrow(error)
  })

  it('says that the credentials are wrong', async () => {
    process.env.AWS_ACCESS_KEY_ID = 'unknown'
    await fails({}).toThrow(/credentials may not use it/)
  })

  it('says that nothing listens, and within seconds that nothing responds', async () => {
    await fails({ MEDIA_S3_ENDPOINT: 'http://127.0.0.1:1' }).toThrow(/127\.0\.0\.1:1 does not respond \(.*ECONNREFUSED/)
    const silent = createServer(() => {})
    const port = await new Promise<number>((resolve) =>
      silent.listen(0, '127.0.0.1', () => resolve((silent.address() as AddressInfo).port)),
    )
    const startedAt = performance.now()
    await fails({ MEDIA_S3_ENDPOINT: `http://127.0.0.1:${port}` }).toThrow(/does not respond/)
    expect(performance.now() - startedAt).toBeLessThan(9000)
    silent.close()
  })
})
