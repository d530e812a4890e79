/** @jest-environment node */
import sharp from 'sharp'
import type { Drawing, Scene } from '../drawing'
import { drawSvg, renderImage } from '../render'
import { sampleDrawing } from '../sample-drawing'

const shirt = sampleDrawing({ collar: 'polo' })
const other: Drawing = { ...shirt, colours: ['#15171d', '#e0662a', '#f1ede2'], pattern: 'halves' }
const scarf: Drawing = { ...shirt, garment: 'scarf', name: 'ROVERS' }
const ball: Drawing = { ...shirt, garment: 'ball' }

const SCENES: Scene[] = [
  { scene: 'washing-line', items: [shirt, other, { ...shirt, collar: 'v' }, ball] },
  { scene: 'shelf', items: [shirt, other, { ...other, pattern: 'sash' }] },
  { scene: 'railing', items: [scarf, { ...scarf, colours: other.colours }, ball] },
]

const WIDTH = 160
const HEIGHT = (WIDTH * 5) / 4

async function alphaOf(scene: Scene): Promise<Buffer> {
  return sharp(Buffer.from(drawSvg(scene, WIDTH)))
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer()
}

describe.each(SCENES)('the scene $scene', (scene) => {
  it('is well-formed, and equal at every call', async () => {
    const svg = drawSvg(scene, WIDTH)
    expect(svg).toBe(drawSvg(scene, WIDTH))
    expect(svg).not.toMatch(/NaN|undefined|null|Infinity|\[object/)
    const { format, width, height } = await sharp(Buffer.from(svg)).metadata()
    expect({ format, width, height }).toEqual({ format: 'svg', width: WIDTH, height: HEIGHT })
  })

  it('has unique ids per garment, and no missing references', () => {
    const svg = drawSvg(scene, WIDTH)
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    const used = [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, id]) => id)
    expect(used.filter((id) => !ids.includes(id))).toEqual([])
    expect(ids.filter((id, at) => ids.indexOf(id) !== at && !id?.endsWith('crest'))).toEqual([])
  })

  it('ends before the sides of its picture, for any background', async () => {
    const alpha = await alphaOf(scene)
    const solid = [...alpha.keys()].filter((at) => (alpha[at] ?? 0) > 60 && [0, WIDTH - 1].includes(at % WIDTH))
    expect(solid).toEqual([])
    expect([...alpha].filter((value) => value === 255).length).toBeGreaterThan(0.2 * alpha.length)
  })

  it('shows each of its garments', () => {
    for (const at of scene.items.keys()) {
      const items = scene.items.map((item, i) =>
        i === at ? { ...item, colours: ['#5a2a83', '#c9a0dc', '#0b6e4f'] } : item,
      )
      expect(drawSvg({ ...scene, items } as Scene, WIDTH)).not.toBe(drawSvg(scene, WIDTH))
    }
  })

  it('has at most three times as many bytes as one shirt', async () => {
    const [shirtImage, sceneImage] = await Promise.all([
      renderImage(shirt, 480, 'avif'),
      renderImage(scene, 480, 'avif'),
    ])
    expect(sceneImage.length).toBeLessThan(3 * shirtImage.length)
  })
})

it('a scene can be drawn with fewer garments than places', async () => {
  for (const { scene } of SCENES) {
    const { format } = await sharp(Buffer.from(drawSvg({ scene, items: [shirt] }, WIDTH))).metadata()
    expect(format).toBe('svg')
  }
})
