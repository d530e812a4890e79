/** @jest-environment node */
import { unprintable } from './glyphs'

describe('the unprintable characters of a name', () => {
  it.each(["O'Neill-Łuk", 'Müller', 'Çelik', 'de la Peña', 'Groß', ''])('are none in %j', (name) => {
    expect(unprintable(name)).toBe('')
  })

  it('are those without a glyph, each once', () => {
    expect(unprintable('山 Ada 山本')).toBe('山 本')
  })
})
