/** @jest-environment node */
import { createHash } from 'node:crypto'
import { LateScripts } from './late-scripts'
import { sealPage } from './seal-page'

const BEGIN = '(self.__next_f=self.__next_f||[]).push([0])'
const data = (text: string) => `self.__next_f.push(${JSON.stringify([1, text]).replaceAll('<', '\\u003c')})`
const CHUNKS =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[1]});\n'

const script = (text: string) => `<script>${text}</script>`
const hash = (text: string) => createHash('sha256').update(text, 'latin1').digest('base64')

describe('a page that is sealed', () => {
  it('has its data in one script, and knows that and the scripts of the build and of the door', () => {
    const late = new LateScripts()
    const head = late.push('<head><script src="/_next/static/chunks/a.js?dpl=1" async=""></script></head>') + late.end()
    const loader = /<script>(.*)<\/script>/.exec(head)?.[1] ?? ''
    const parts = [BEGIN, data('1:"<b>\u00c3"'), data('2:["$","</script>"]')]
    const { page, hashes } = sealPage(
      `${head}<body><script id="_R_">${CHUNKS}</script>${parts.map(script).join('')}</body>`,
    )
    expect(page).toContain(`</script>${script(parts.join(';'))}</body>`)
    expect(hashes).toEqual([hash(loader), hash(CHUNKS), hash(parts.join(';'))])
  })

  it.each([
    'alert(1)',
    `${data('1')};alert(1)`,
    'self.__next_f.push([1,alert(1)])',
    'self.__next_f.push([1,"a"]);alert(1);self.__next_f.push([1,"b"])',
    `${BEGIN};alert(1)`,
    'late("/_next/static/a.js");alert(1)',
    'late("https://evil.example/a.js")',
    CHUNKS.replace('{"o', '{"x":alert(1),"o'),
  ])('does not know a script that does anything else: %s', (text) => {
    expect(sealPage(`<p>${script(text)}</p>`)).toMatchObject({ hashes: [], unknown: 1 })
    const among = sealPage(script(BEGIN) + script(text) + script(data('2')))
    expect(among.hashes).not.toContain(hash(text))
  })

  it('keeps what is no script as it is', () => {
    const page = '<p>self.__next_f.push([1,"a"])</p><script type="application/ld+json">{"a":1}</script>'
    expect(sealPage(page)).toEqual({ page, hashes: [], unknown: 0 })
  })

  it.each([
    '<script id="x">a()</script>',
    '<script type="module">a()</script>',
    '<script type="text/javascript">a()</script>',
  ])('counts a script that nobody knows, however it is written: %s', (text) => expect(sealPage(text).unknown).toBe(1))

  it("counts no script of a file, no data, and none of the operator's own", () => {
    const page =
      '<script src="/a.js" async=""></script><script type="application/ld+json">{}</script><script>a()</script>'
    expect(sealPage(page, [hash('a()')]).unknown).toBe(0)
  })
})
