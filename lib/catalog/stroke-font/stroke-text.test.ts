/** @jest-environment node */
import { glyphFor } from './glyphs'
import { strokeText } from './stroke-text'

const letters = (svg: string): number => (svg.match(/<path/g) ?? []).length

describe('strokeText', () => {
  it('draws every digit, letter and punctuation mark of names', () => {
    const missing = [..."0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-'."].filter((character) => !glyphFor(character))
    expect(missing).toEqual([])
  })

  it('draws accents over their letters', () => {
    expect(glyphFor('Ü')?.lines.length).toBeGreaterThan(glyphFor('U')?.lines.length ?? 0)
  })

  it('draws the letters Europe’s names need', () => {
    const missing = [...'ÇČŁØÆĐÑÅ’'].filter((character) => !glyphFor(character))
    expect(missing).toEqual([])
    expect(glyphFor('Č')?.lines.length).toBeGreaterThan(glyphFor('C')?.lines.length ?? 0)
  })

  it('omits characters without a glyph, without a gap', () => {
    const set = (text: string) => strokeText(text, { x: 0, y: 0, height: 100 }, { colour: '#ffffff' })
    expect(set('A漢B')).toBe(set('AB'))
    expect(set('A B')).not.toBe(set('AB'))
  })

  it('draws all outlines before any letter, so that none covers its neighbour', () => {
    const svg = strokeText('88', { x: 0, y: 0, height: 100 }, { colour: '#ffffff', outline: '#000000' })
    expect(svg.lastIndexOf('stroke="#000000"')).toBeLessThan(svg.indexOf('stroke="#ffffff"'))
    expect(letters(svg)).toBe(4)
  })

  it('spaces outlined digits so that their outlines do not touch', () => {
    const svg = strokeText('88', { x: 0, y: 0, height: 100 }, { colour: '#ffffff', outline: '#000000', spacing: 0 })
    const [, left = 0, right = 0] = [...svg.matchAll(/translate\((-?[\d.]+) 0\)/g)].map((match) => Number(match[1]))
    const unit = 100 / (6 + 1.35)
    const inkWidth = 4 * 0.86 * unit + 1.35 * unit * 1.48
    expect(right - left).toBeGreaterThan(inkWidth)
  })

  it('condenses a word to the maximum width', () => {
    const svg = strokeText('STEINBRECHER', { x: 0, y: 0, height: 100, maxWidth: 300 }, { colour: '#ffffff' })
    expect(Number(/scale\(([\d.]+)/.exec(svg)?.[1])).toBeLessThan(0.5)
  })
})
