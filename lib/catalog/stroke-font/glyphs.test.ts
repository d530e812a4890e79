/** @jest-environment node */
import { unprintable } from './glyphs'

describe('what cannot be printed of a name', () => {
  it.each(["O'Neill-Łuk", 'Müller', 'Çelik', 'de la Peña', 'Groß', ''])('is nothing of %j', (name) => {
    expect(unprintable(name)).toBe('')
  })

  it('is every character once that the alphabet lacks', () => {
    expect(unprintable('山 Ada 山本')).toBe('山 本')
  })
})
