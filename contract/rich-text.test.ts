/** @jest-environment node */
import { sanitizeRichText, removedMarkup } from './rich-text'

describe('the parts removed from HTML', () => {
  it.each([
    ['<p>Soft <b>wool</b><br></p><ul><li>a</li></ul>', []],
    ['<p onclick="x()">a</p><script>x()</script>', ['onclick of <p>', '<script>']],
    ['<iframe src="https://x.test"></iframe><p style="color:red">a</p>', ['<iframe>', 'style of <p>']],
    ['<a href="javascript:x()">a</a>', ['href of <a>']],
    ['<a href="https://x.test" target="_blank">a</a>', []],
    ['<img src="https://x.test/a.jpg">', []],
    ['<div><span>a</span></div>', ['<div>', '<span>']],
    ['a < b & c', []],
  ])('of %s are %j', (html, parts) => expect(removedMarkup(html)).toEqual(parts))

  it('are none the second time', () => {
    const html = sanitizeRichText('<p onclick="x()">a<script>x()</script><img src="//x"><a href="data:x">b</a>')
    expect(removedMarkup(html)).toEqual([])
    expect(sanitizeRichText(html)).toBe(html)
  })
})
