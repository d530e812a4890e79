import { cutText, firstParagraph, plainText } from './plain-text'

describe('text for the head of a page', () => {
  it('has no tags, no entities and no line ends', () => {
    expect(plainText('<p>Red &amp;\n <b>white</b></p><p>&lt;3</p>')).toBe('Red & white <3')
  })

  it('is the first paragraph of a description', () => {
    expect(firstParagraph('<p>One.</p>\n<p>Two.</p>')).toBe('One.')
    expect(firstParagraph('No paragraphs')).toBe('No paragraphs')
    expect(firstParagraph('')).toBe('')
  })

  it('is cut between words, and never longer than asked for', () => {
    expect(cutText('Short.', 10)).toBe('Short.')
    expect(cutText('Knitted, and then printed', 12)).toBe('Knitted…')
    expect(cutText('x'.repeat(50), 12)).toBe(`${'x'.repeat(11)}…`)
  })
})
