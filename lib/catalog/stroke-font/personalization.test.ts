/** @jest-environment node */
import fc from 'fast-check'
import { personalizationSvg } from './personalization'

const OVERLAY = { ink: '#ffffff', outline: '#102030', place: { x: 12, y: 9, scale: 0.98 } }
const paths = (svg: string): number => (svg.match(/<path/g) ?? []).length

describe('the personalization overlay', () => {
  it('is positioned like the shirt in its image', () => {
    const svg = personalizationSvg({ ...OVERLAY, name: 'Ada', number: 9 })
    expect(svg).toMatch(/^<g transform="translate\(12 9\) scale\(0.98\)">/)
    expect(paths(svg)).toBe(2 * 4)
  })

  it('is drawn twice with an outline, once without', () => {
    expect(paths(personalizationSvg({ ...OVERLAY, outline: null, name: 'Ada', number: null }))).toBe(3)
  })

  it('draws the number 0, and nothing without input', () => {
    expect(paths(personalizationSvg({ ...OVERLAY, number: 0 }))).toBe(2)
    expect(personalizationSvg({ ...OVERLAY, name: '', number: null })).toBe('')
  })

  it('has no character of a name in its markup', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(personalizationSvg({ ...OVERLAY, name })).toMatch(/^(<\/?(g|path)( [a-z-]+="[#\w .,()-]*")*\/?>)*$/)
      }),
    )
  })
})
