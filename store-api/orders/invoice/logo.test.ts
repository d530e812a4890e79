/** @jest-environment node */
import sharp from 'sharp'
import { readLogo } from './logo'

const logger = { warn: jest.fn() }

const png = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#00f' } })
    .png()
    .toBuffer()

describe('the logo on an invoice', () => {
  it('is a raster image, and fetched once', async () => {
    const fetchFile = jest.fn(png)
    const address = 'https://cdn.example/once.png'
    expect(await readLogo(address, { logger, fetchFile })).toMatchObject({ width: 40, height: 20 })
    await readLogo(address, { logger, fetchFile })
    expect(fetchFile).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ['no picture', 'GIF8 not at all'],
  ])('is the drawn one for %s', async (_, text) => {
    const fetchFile = () => Promise.resolve(Buffer.from(text))
    expect(await readLogo(`https://cdn.example/${text.length}`, { logger, fetchFile })).toBeNull()
  })

  it('is the drawn one if it cannot be fetched, which is logged', async () => {
    const fetchFile = () => Promise.reject(new Error('away'))
    expect(await readLogo('https://cdn.example/away.png', { logger, fetchFile })).toBeNull()
    expect(logger.warn).toHaveBeenLastCalledWith(
      expect.objectContaining({ logo: 'https://cdn.example/away.png' }),
      expect.any(String),
    )
  })

  it('is the drawn one without a logo', async () => expect(await readLogo('', { logger })).toBeNull())
})
