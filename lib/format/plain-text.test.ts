import { firstParagraph, plainText } from './plain-text'

describe('the words of HTML', () => {
  it('have no tags, no entities and no line ends', () => {
    expect(plainText('<p>Red &amp;\n <b>white</b></p><p>&lt;3</p>')).toBe('Red & white <3')
  })

  it.each([
    ['<p>a</p><p>b</p>', 'a b'],
    ['&lt;b&gt; &#65;&#x42; &copy; &nbsp;c', '<b> AB &copy; c'],
    ['&#9999999999;', ''],
  ])('of %j are %j', (html, words) => expect(plainText(html)).toBe(words))

  it('are the first paragraph of a description', () => {
    expect(firstParagraph('<p>One.</p>\n<p>Two.</p>')).toBe('One.')
    expect(firstParagraph('No paragraphs')).toBe('No paragraphs')
    expect(firstParagraph('')).toBe('')
  })
})
