/** @jest-environment node */
import type { Drawing, Pattern } from '../drawing'
import { contrast, weakestContrast } from '../paint/colour'
import { printGround, personalizationInks } from './marks'

const CLUBS: readonly Drawing['colours'][] = [
  ['#14304f', '#f1ede2', '#d8a13a'],
  ['#a51f2b', '#f4f1ea', '#1c1d22'],
  ['#79b4d6', '#fafaf7', '#16324f'],
  ['#f0c63a', '#1d2a44', '#ffffff'],
  ['#4a2c6f', '#e26d8f', '#f4e3c8'],
  ['#2358a8', '#f5f5f2', '#d9343f'],
  ['#0f6c78', '#eaf1ee', '#f08a4b'],
  ['#808080', '#7a7a7a', '#858585'],
]
const PATTERNS: readonly Pattern[] = ['plain', 'stripes', 'sash', 'chevron', 'gradient', 'pinstripe', 'checker']

const shirt = (colours: Drawing['colours'], pattern: Pattern): Drawing => ({
  ...{ garment: 'shirt', view: 'back', colours, pattern, collar: 'crew', sleeve: 'short', cut: 'adult' },
  crest: { shape: 'round', initials: 'TL' },
})

describe('personalizationInks', () => {
  it.each(PATTERNS)('are legible on %s by colour or by outline', (pattern) => {
    for (const colours of CLUBS) {
      const drawing = shirt(colours, pattern)
      const { colour, outline } = personalizationInks(drawing)
      const byColour = weakestContrast(colour, printGround(drawing)) >= 2.4
      const byOutline = outline !== undefined && contrast(colour, outline) >= 3
      expect({ colours, isLegible: byColour || byOutline }).toEqual({ colours, isLegible: true })
    }
  })
})
