import { cutText, firstParagraph, paragraphsOf, plainText } from './text'

describe('the plain text of HTML', () => {
  it('has no tags, entities or line breaks', () => {
    expect(plainText('<p>Red &amp;\n <b>white</b></p><p>&lt;3</p>')).toBe('Red & white <3')
  })

  it.each([
    ['<p>a</p><p>b</p>', 'a b'],
    ['&lt;b&gt; &#65;&#x42; &copy; &nbsp;c', '<b> AB &copy; c'],
    ['&#9999999999;', ''],
  ])('of %j is %j', (html, words) => expect(plainText(html)).toBe(words))

  it('can be limited to the first paragraph', () => {
    expect(firstParagraph('<p>One.</p>\n<p>Two.</p>')).toBe('One.')
    expect(firstParagraph('No paragraphs')).toBe('No paragraphs')
    expect(firstParagraph('')).toBe('')
  })
})

it('a blank line separates paragraphs, a single line break does not', () => {
  expect(paragraphsOf('One\nline.\n\n  Two.\n \n\nThree.')).toEqual(['One\nline.', 'Two.', 'Three.'])
  expect(paragraphsOf(' \n ')).toEqual([])
})

it('a text is cut between words, and never longer than the limit', () => {
  expect(cutText('Short.', 10)).toBe('Short.')
  expect(cutText('Knitted, and then printed', 12)).toBe('Knitted…')
  expect(cutText('x'.repeat(50), 12)).toBe(`${'x'.repeat(11)}…`)
})

it('a text is never cut within a grapheme', () => {
  expect(cutText(`${'x'.repeat(10)}👩‍👩‍👧${'x'.repeat(20)}`, 14)).toBe(`${'x'.repeat(10)}…`)
  expect(cutText(`${'x'.repeat(10)}e\u0301${'x'.repeat(20)}`, 12)).toBe(`${'x'.repeat(10)}…`)
})
