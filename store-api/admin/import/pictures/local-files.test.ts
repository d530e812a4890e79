/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openFolder, zipOf } from '../testing'
import { fileNameOf, openPictures } from './local-files'

const folder = openFolder()
afterAll(() => folder.close())

const zip = (entries: Parameters<typeof zipOf>[0]) => openPictures(folder.write('pictures.zip', zipOf(entries)))

it.each([
  ['https://cdn.test/s/files/1/A%20Cup.JPG?v=3', 'a cup.jpg'],
  ['pictures/cup.png', 'cup.png'],
  ['C:\\shop\\cup.png', 'cup.png'],
  ['100%.png', '100%.png'],
])('the file of %s is %s', (address, name) => expect(fileNameOf(address)).toBe(name))

describe('a ZIP file', () => {
  it('has pictures by their paths and by their names', async () => {
    const pictures = await zip([
      { name: 'shop/a/cup.jpg', bytes: Buffer.from('a') },
      { name: 'shop/b/cup.jpg', bytes: Buffer.from('b') },
    ])
    expect(String(await pictures.read('shop/b/cup.jpg'))).toBe('b')
    expect(String(await pictures.read('https://cdn.test/x/CUP.jpg?width=9'))).toBe('a')
    expect(await pictures.read('none.jpg')).toBeNull()
    pictures.close()
  })

  it.each(['../../etc/passwd', '/etc/passwd', 'C:/x.jpg'])(
    'is refused with the entry name %s, which is outside the archive',
    async (name) => {
      await expect(zip([{ name, bytes: Buffer.from('x') }])).rejects.toThrow(/pictures.zip: /)
    },
  )

  it('returns no file above the size limit of pictures, nor one above its declared size', async () => {
    const bytes = Buffer.alloc(21 * 1024 * 1024)
    const pictures = await zip([
      { name: 'large.jpg', bytes },
      { name: 'bomb.jpg', bytes, declaredSize: 1000 },
    ])
    await expect(pictures.read('large.jpg')).rejects.toThrow('larger than 20 MB')
    await expect(pictures.read('bomb.jpg')).rejects.toThrow(/too many bytes/)
    pictures.close()
  })

  it('is refused if it is none', async () => {
    await expect(openPictures(folder.write('x.zip', 'no archive'))).rejects.toThrow('is no ZIP file')
    await expect(openPictures(join(folder.path, 'away'))).rejects.toThrow('There is no')
  })
})

it('a folder includes pictures in subfolders', async () => {
  mkdirSync(join(folder.path, 'all/deep'), { recursive: true })
  writeFileSync(join(folder.path, 'all/deep/cup.jpg'), 'c')
  const pictures = await openPictures(join(folder.path, 'all'))
  expect(String(await pictures.read('https://cdn.test/cup.jpg'))).toBe('c')
  expect(await pictures.read('deep')).toBeNull()
  pictures.close()
})
