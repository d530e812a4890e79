/** @jest-environment node */
import { withCorrections, writtenForm } from './written-form'

describe('the way a word is written', () => {
  it.each([
    ['equipacion', ['Camiseta PRIMERA EQUIPACIÓN'], 'equipación'],
    ['kids', ['Kids’ shirt'], 'kids'],
    ['auswarts', ['Retro-Auswärtstrikot'], 'auswärts'],
    ['trikot', ['Auswärtstrikot'], 'trikot'],
    ['weiss', ['Weiß'], 'weiß'],
    ['keepers', ['The keeper’s'], 'keeper’s'],
    ['balon', [], 'balon'],
  ])('of %j is taken from the texts', (word, texts, written) => expect(writtenForm(word, texts)).toBe(written))
})

describe('a corrected keyword', () => {
  it('keeps everything that was not mistyped', () => {
    const corrections = new Map([['shrit', 'shirt']])
    expect(withCorrections('  Red SHRIT, 2026/27!', corrections)).toBe('  Red shirt, 2026/27!')
  })
})
