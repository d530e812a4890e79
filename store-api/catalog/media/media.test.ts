import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { pictureSchema } from '../../../contract/entities/image'
import { openTestShop } from '../../testing/test-shop'
import { inspectMedia, MediaError } from './inspect'
import { renderPhoto } from './render-photo'
import { diskStorage, MediaMissingError, memoryStorage } from './storage'
import { hashOf, storeMedia, usedBytes } from './store-media'

/** A picture whose left half is red, and whose right half is blue. */
const halves = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#c00000' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: '#0000c0' } }, left: width / 2, top: 0 },
  ])

const jpeg = () => halves().jpeg({ quality: 95 }).toBuffer()

describe('inspectMedia', () => {
  it.each([
    ['image/jpeg', () => jpeg()],
    ['image/png', () => halves().png().toBuffer()],
    ['image/png', () => halves().png({ palette: true }).toBuffer()],
    ['image/webp', () => halves().webp().toBuffer()],
    ['image/avif', () => halves().avif({ effort: 0 }).toBuffer()],
    ['image/jpeg', () => halves().toColourspace('cmyk').jpeg().toBuffer()],
  ])('takes %s', async (type, make) => {
    expect(await inspectMedia(await make())).toEqual({ type, width: 40, height: 20 })
  })

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('says the size of orientation %d as it is seen', async (orientation) => {
    const bytes = await sharp(await jpeg())
      .withMetadata({ orientation })
      .jpeg()
      .toBuffer()
    const size = orientation >= 5 ? { width: 20, height: 40 } : { width: 40, height: 20 }
    expect(await inspectMedia(bytes)).toMatchObject(size)
  })

  it.each([
    ['a GIF', () => halves().gif().toBuffer(), /GIF is refused/],
    ['an SVG', () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')), /SVG/],
    ['a HEIC', () => Promise.resolve(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic')), /export it as JPEG/],
    ['a text', () => Promise.resolve(Buffer.from('no picture at all')), /no JPEG, PNG, WebP or AVIF/],
    ['nothing', () => Promise.resolve(Buffer.alloc(0)), /no JPEG/],
    ['the start of a JPEG', async () => (await jpeg()).subarray(0, 20), /damaged/],
    ['more than 20 MB', () => Promise.resolve(Buffer.alloc(20 * 1024 * 1024 + 1)), /larger than 20 MB/],
  ])('refuses %s with advice', async (_, make, message) => {
    await expect(inspectMedia(await make())).rejects.toThrow(message)
  })

  it('refuses an animated PNG, and what is very long and thin', async () => {
    const png = await halves().png().toBuffer()
    const chunk = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from('acTL'), Buffer.alloc(12)])
    const animated = Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)])
    await expect(inspectMedia(animated)).rejects.toThrow(/animated|damaged/)
    await expect(inspectMedia(await halves(100, 801).png().toBuffer())).rejects.toThrow(/8 times as long/)
    await expect(inspectMedia(await halves(100, 800).png().toBuffer())).resolves.toMatchObject({ height: 800 })
  })

  it('refuses a small file of very many pixels by its header alone', async () => {
    const bomb = await sharp({
      create: { width: 9000, height: 6000, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(1_000_000)
    await expect(inspectMedia(bomb)).rejects.toThrow(/50 megapixels/)
  })
})

describe('storeMedia', () => {
  type TestShop = Awaited<ReturnType<typeof openTestShop>>
  let shop: TestShop
  beforeAll(async () => (shop = await openTestShop()))
  afterAll(() => shop.close())

  it('keeps a photograph once, with its colour and a preview of some hundred bytes', async () => {
    const media = memoryStorage()
    const bytes = await jpeg()
    const row = await storeMedia({ db: shop.db, media, mediaMaxBytes: 1e6 }, bytes)
    expect(row).toMatchObject({ hash: hashOf(bytes), width: 40, height: 20, bytes: bytes.length })
    expect(row.colour).toMatch(/^#[0-9a-f]{6}$/)
    expect(row.preview.length).toBeLessThan(400)
    expect(await storeMedia({ db: shop.db, media, mediaMaxBytes: 1e6 }, bytes)).toEqual(row)
    expect(await media.list()).toEqual([row.hash])
    expect(await usedBytes(shop.db)).toBe(bytes.length)
  })

  it('knows what goods stand on, and has no preview of what one can see through', async () => {
    const store = { db: shop.db, media: memoryStorage(), mediaMaxBytes: 1e6 }
    const tin = { create: { width: 40, height: 40, channels: 3 as const, background: '#206040' } }
    const on = (background: string) =>
      sharp({ create: { width: 80, height: 60, channels: 4, background } })
        .composite([{ input: tin, left: 20, top: 10 }])
        .png()
        .toBuffer()
    const { edge, preview } = await storeMedia(store, await on('#f8f6f2'))
    expect({ edge, isSeen: preview.startsWith('data:image/webp;base64,') }).toEqual({ edge: '#f8f6f2', isSeen: true })
    expect(await storeMedia(store, await on('#00000000'))).toMatchObject({ edge: '#ffffff', preview: '' })
    expect(await storeMedia(store, await jpeg())).toMatchObject({ edge: null })
  })

  it('makes a preview that the contract takes, of any photograph', async () => {
    const noise = sharp({
      create: {
        width: 90,
        height: 90,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma: 90 },
      },
    })
    const { preview } = await storeMedia(
      { db: shop.db, media: memoryStorage(), mediaMaxBytes: 1e6 },
      await noise.png().toBuffer(),
    )
    expect(pictureSchema.cast({ imageUrl: '/image/a.webp', alt: '', preview })).toMatchObject({ preview })
    expect(pictureSchema.isValidSync({ imageUrl: '/image/a.webp', alt: '', preview }, { strict: true })).toBe(true)
  })

  it('refuses what has no room, and a file whose pixels are cut off', async () => {
    const media = memoryStorage()
    const other = await halves(400, 400).png({ compressionLevel: 0 }).toBuffer()
    await expect(storeMedia({ db: shop.db, media, mediaMaxBytes: 1000 }, other)).rejects.toThrow(MediaError)
    await expect(
      storeMedia({ db: shop.db, media, mediaMaxBytes: 1e9 }, other.subarray(0, other.length / 2)),
    ).rejects.toThrow(/damaged/)
    expect(await media.list()).toEqual([])
  })
})

describe('renderPhoto', () => {
  it.each(['avif', 'webp', 'jpg'] as const)('turns it upright and keeps its proportion as %s', async (format) => {
    const turned = await sharp(await halves(400, 200).jpeg().toBuffer())
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const rendered = await renderPhoto(turned, 100, format)
    const { width, height, exif } = await sharp(rendered).metadata()
    expect({ width, height, exif }).toEqual({ width: 100, height: 200, exif: undefined })
    const top = await sharp(rendered).extract({ left: 50, top: 20, width: 1, height: 1 }).raw().toBuffer()
    expect(top[0]).toBeGreaterThan(150)
  })

  it('never enlarges', async () => {
    expect((await sharp(await renderPhoto(await jpeg(), 640, 'webp')).metadata()).width).toBe(40)
  })
})

describe('diskStorage', () => {
  it('keeps files for its user alone, and reads, lists and removes them', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'media-'))
    const storage = diskStorage(folder)
    const bytes = Buffer.from('bytes')
    const hash = hashOf(bytes)
    await storage.write(hash, bytes)
    await storage.write(hash, bytes)
    expect(await storage.read(hash)).toEqual(bytes)
    expect(await storage.list()).toEqual([hash])
    expect(statSync(join(folder, hash.slice(0, 2), hash)).mode & 0o777).toBe(0o600)
    await storage.remove(hash)
    expect(await storage.list()).toEqual([])
    await expect(storage.read(hash)).rejects.toThrow(MediaMissingError)
    await expect(storage.read('../../etc/passwd')).rejects.toThrow(RangeError)
    rmSync(folder, { recursive: true })
  })
})
