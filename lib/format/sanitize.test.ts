/** @jest-environment node */
import fc from 'fast-check'
import { sanitize } from './sanitize'

const ATTACKS = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script/x>alert(1)</script>',
  '<script\n>alert(1)</script\n>',
  '<<script>alert(1)//<</script>',
  '<script src="data:text/javascript,alert(1)"></script>',
  '"><script>alert(1)</script>',
  '</title><script>alert(1)</script>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea><script>alert(1)</script></textarea>',
  '<style><img src="</style><img src=x onerror=alert(1)//">',
  '<style>@import "//evil.example/x.css"</style>',
  '<img src=x onerror=alert(1)>',
  '<img src=x onerror="alert(1)" />',
  '<img src=x:x onerror\n=alert(1)>',
  '<img """><script>alert(1)</script>">',
  '<img src="javascript:alert(1)">',
  '<img src="JaVaScRiPt:alert(1)">',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<img src="http://evil.example/pixel.gif">',
  '<img src="//evil.example/pixel.gif">',
  '<img src=`javascript:alert(1)`>',
  '<img/src="x"/onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java&#x0A;script:alert(1)">x</a>',
  '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)">x</a>',
  '<a href=" \u0001javascript:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<a href=\\<script>alert(1)</script>',
  '<a href="\\evil.example">x</a>',
  '<a href="\\\\evil.example">x</a>',
  '<img src="\\\\evil.example\\pixel.gif">',
  '<a href="https://shop.example" onclick="alert(1)" style="position:fixed" class="x" id="main">x</a>',
  '<a href="https://shop.example" target="_top" rel="opener">x</a>',
  '<svg><script>alert(1)</script></svg>',
  '<svg/onload=alert(1)>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">x</button></form>',
  '<body onload=alert(1)>',
  '<p style="background:url(javascript:alert(1))" onmouseover="alert(1)">x</p>',
  '<table background="javascript:alert(1)"><tr><td onclick=alert(1)>x</table>',
  '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<video><source onerror="alert(1)"></video><details open ontoggle=alert(1)>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<xss contenteditable onfocus=alert(1) autofocus>x</xss>',
]

/** Every allowed tag with its attributes: anything else between `<` and `>` fails. */
const TAG =
  /^<(?:\/?(?:p|br|h[2-4]|strong|em|b|i|a|ul|ol|li|blockquote|table|thead|tbody|tr|th|td|img|figure|figcaption)( \/)?|a( (href|target|rel)="[^"<>]*")*|img( (src|alt)="[^"<>]*")* \/|t[hd]( (colspan|rowspan|scope)="[^"<>]*")*)>$/
const HREF = /^(?:https?:|mailto:|tel:|(?![a-z][a-z+.-]*:|\/\/|\/\\|\\))/i
const SRC = /^(?:https:|(?![a-z][a-z+.-]*:|\/\/|\/\\|\\))/i

const decode = (value: string) =>
  value
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')

/** A browser drops these from an address before it reads the scheme. */
const normalizeUrl = (url: string) => decode(url).replace(/[\u0000-\u0020]/g, '')

function expectHarmless(html: string) {
  // Outside of tags everything is text.
  for (const tag of html.match(/<[^>]*>?/g) ?? []) {
    expect(tag).toMatch(TAG)
    for (const [, href = ''] of tag.matchAll(/ href="([^"]*)"/g)) expect(normalizeUrl(href)).toMatch(HREF)
    for (const [, src = ''] of tag.matchAll(/ src="([^"]*)"/g)) expect(normalizeUrl(src)).toMatch(SRC)
  }
  for (const [link] of html.matchAll(/<a [^>]*target=[^>]*>/g)) expect(link).toContain('rel="noopener noreferrer"')
}

describe('HTML of the store', () => {
  it.each(ATTACKS)('is harmless: %j', (html) => {
    const sanitized = sanitize(html)
    expectHarmless(sanitized)
    expect(sanitized).not.toMatch(/<script|\son\w+\s*=\s*["'a]|="\s*javascript:/i)
  })

  it('is harmless for any combination of fragments of attacks', () => {
    const piece = fc.oneof(
      fc.constantFrom(...ATTACKS),
      fc.constantFrom(...ATTACKS).chain((attack) => fc.nat(attack.length).map((end) => attack.slice(0, end))),
      fc.constantFrom('<', '>', '"', "'", '`', '/', '&', '&#x', '<a href=', ' onerror=', 'javascript:', '\u0000'),
      fc.string(),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => expectHarmless(sanitize(pieces.join('')))),
      { numRuns: 500 },
    )
  })

  it('keeps the allowed elements', () => {
    const html =
      '<h2>A</h2><p>b <strong>c</strong> <a href="/page/returns">d</a> <a href="mailto:a@b.example">e</a></p>' +
      '<ul><li>f</li></ul><table><thead><tr><th scope="col">g</th></tr></thead><tbody><tr><td colspan="2">h</td></tr></tbody></table>' +
      '<figure><img src="/image/x.webp" alt="i" /><figcaption>j</figcaption></figure>'
    expect(sanitize(html)).toBe(html)
  })

  it('adds an empty alt text to an image without one: it is a decoration', () => {
    expect(sanitize('<img src="/a.webp">')).toBe('<img src="/a.webp" alt="" />')
  })

  it('adds noopener to links that open another window', () => {
    expect(sanitize('<a href="https://a.example" target="_blank" rel="opener">x</a>')).toBe(
      '<a href="https://a.example" target="_blank" rel="noopener noreferrer">x</a>',
    )
  })

  it('removes images without an address', () => {
    expect(sanitize('<p>a<img src="javascript:x" alt="b"></p>')).toBe('<p>a</p>')
  })

  it('is idempotent', () => {
    for (const attack of ATTACKS) expect(sanitize(sanitize(attack))).toBe(sanitize(attack))
  })

  it('handles deeply nested HTML', () => {
    expectHarmless(sanitize('<ul><li>'.repeat(5000)))
  })
})
