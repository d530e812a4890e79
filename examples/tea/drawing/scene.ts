import { type Palette, paletteOf, randomFrom } from './palette'
import { bag, DEFINITIONS, FLOOR, heap, HEIGHT, room, tin, WIDTH } from './shapes'
import { box, envelope, spoon, towel } from './things'
import { cup, teapot } from './vessels'

const GLAZES = ['#f4efe6', '#5b6b3a', '#4c5761', '#a5553a', '#e3d3b4', '#2f4858']

/** Glazes of the pot by its picture's name. */
const POTS: Record<string, string> = { 'teapot-brown': '#5a3220', 'teapot-moss': '#5b6b3a', 'teapot-slate': '#4c5761' }

/** A pack with some of its content. */
function pack(palette: Palette, random: () => number, category: string): string {
  const isCoffee = category === 'coffee'
  const x = 560 + random() * 80
  return [
    isCoffee ? bag(x, 560, palette, FLOOR - 40) : tin(x, 520, palette, FLOOR - 40),
    heap(isCoffee ? 700 : 660, FLOOR + 130, 620, palette, random, isCoffee),
  ].join('')
}

/** The product served as a drink. */
function served(palette: Palette, random: () => number, category: string): string {
  const isGlass = category === 'green-tea' || category === 'herbal'
  const glaze = isGlass ? 'glass' : (GLAZES[Math.floor(random() * GLAZES.length)] ?? '#f4efe6')
  return [
    cup({ x: 560, width: 560, glaze, drink: palette.drink }),
    heap(820, FLOOR + 170, 340, palette, random, category === 'coffee'),
  ].join('')
}

const PACKS = ['black-tea', 'green-tea', 'oolong-white', 'herbal', 'coffee'] as const

/** Products without a pack: accessories on the table. */
function thing(name: string, palette: Palette, random: () => number): string | undefined {
  const tea = paletteOf('sencha', 'green-tea')
  const glaze = POTS[name]
  if (glaze) return teapot(630, 800, glaze)
  switch (name) {
    case 'glass-cup':
      return cup({ x: 600, width: 580, glaze: 'glass', drink: tea.drink })
    case 'measuring-spoon':
      return `${heap(430, FLOOR + 40, 460, tea, random, false)}${spoon(660, FLOOR - 20)}`
    case 'tea-towel':
      return towel(600, 760)
    case 'tasting-box':
      return box(
        600,
        820,
        [...PACKS, 'herbal'].map((category, at) => paletteOf(`small ${at}`, category)),
      )
    case 'voucher':
      return envelope(600, 780)
    default:
      return undefined
  }
}

/**
 * A picture of a product as SVG, the same at every call.
 * @param name of the picture's file, without its ending: `sencha-yabukita`, `sencha-yabukita-cup`
 */
export function drawScene(name: string, category: string): string {
  const palette = paletteOf(name.replace(/-cup$/, ''), category)
  const random = randomFrom(name)
  const content =
    thing(name, palette, random) ??
    (name.endsWith('-cup') ? served(palette, random, category) : pack(palette, random, category))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="90 165 1040 1300" width="${WIDTH}" height="${HEIGHT}"><defs>${DEFINITIONS}</defs>${room(palette)}${content}</svg>`
}
