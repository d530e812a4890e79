/** @jest-environment node */
import sharp from 'sharp'
import { seededRandom } from '../images/seeded-random'
import { drawCaptcha } from './draw-captcha'

const inkOf = async (svg: string) => {
  const { data } = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer({ resolveWithObject: true })
  return data.filter((level) => level < 110).length
}

describe('a captcha', () => {
  it('is made of paths alone: its code is written nowhere', () => {
    const svg = drawCaptcha('ABQ34', seededRandom('one'))
    expect(new Set([...svg.matchAll(/<(\w+)/g)].map(([, name]) => name))).toEqual(new Set(['svg', 'path']))
    expect(svg).not.toContain('ABQ34')
  })

  it('draws every letter of the code, and every one in another way than the last time', async () => {
    const [empty, full] = ['', 'ABQ34'].map((code) => drawCaptcha(code, seededRandom('one')))
    expect(await inkOf(full ?? '')).toBeGreaterThan((await inkOf(empty ?? '')) * 1.4)
    expect(drawCaptcha('ABQ34', seededRandom('two'))).not.toBe(full)
  })
})
