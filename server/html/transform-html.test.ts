/** @jest-environment node */
import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import fc from 'fast-check'
import { testServer, type TestResponse } from '../../lib/http/testing/test-server'
import { contentSecurityPolicy } from '../../lib/routing/content-security'
import { addErrorFallback, fillEmptyErrors } from '../error-responses'
import { compose, passthroughCount } from '../../lib/http/middleware'
import { cspHashes, hashInlineScripts } from './csp-hashes'
import { deferScripts, loadScripts } from './defer-scripts'
import { transformHtml } from './transform-html'

const transform = compose(fillEmptyErrors, transformHtml(deferScripts, addErrorFallback, cspHashes(['operator'])))
let respond: (response: ServerResponse) => void = () => {}
const { get } = testServer((request, response) => transform(request, response, () => respond(response)))

const SCRIPT = '<script src="/_next/static/chunks/one.js" async=""></script>'
/** A page whose rendering failed, as Next sends it. */
const FAILED =
  '<!DOCTYPE html><html id="__next_error__"><head><meta charSet="utf-8"/><meta name="robots" content="noindex"/></head>' +
  `<body><div hidden=""><!--$--><!--/$--></div><script id="_R_">self.x=1</script>${SCRIPT}</body></html>`
const POLICY = contentSecurityPolicy({ scriptOrigins: ['https://tags.example'] })

interface Sent {
  type?: string
  status?: number
  policy?: string
  /** Lengths of the chunks; the last one repeats until all bytes are sent. */
  sizes?: readonly number[]
}

/** Sends a body in chunks. */
function send(
  body: string,
  { type = 'text/html; charset=utf-8', status = 200, policy = POLICY, sizes = [1e9] }: Sent = {},
) {
  respond = (response) => {
    response.statusCode = status
    response.setHeader('content-type', type)
    if (policy) response.setHeader('content-security-policy', policy)
    const bytes = Buffer.from(body)
    for (let at = 0, index = 0; at < bytes.length; index++) {
      const size = sizes[Math.min(index, sizes.length - 1)] ?? 1
      response.write(bytes.subarray(at, at + size))
      at += size
    }
    response.end()
  }
}

const scriptsOf = ({ headers }: Pick<TestResponse, 'headers'>) =>
  /script-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]

const BEGIN = '(self.__next_f=self.__next_f||[]).push([0])'
const data = (text: string) => `self.__next_f.push(${JSON.stringify([1, text]).replaceAll('<', '\\u003c')})`
const CHUNKS =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[1]});\n'
const script = (text: string) => `<script>${text}</script>`
const hash = (text: string) => createHash('sha256').update(text, 'latin1').digest('base64')

describe('the scripts of a page', () => {
  const file = (name: string, more = '') => `<script src="/_next/static/chunks/${name}.js"${more} async=""></script>`
  const page = (more = '') =>
    '<html><head><link rel="preload" as="script" href="/_next/static/chunks/main.js"/>' +
    `${file('one', more)}${file('two?a=1&amp;b=2', more)}<script src="/_next/static/chunks/old.js" noModule=""></script></head>` +
    `<body><h1>Größe €</h1>${file('main', more)}<script src="https://ext.example/a.js" async=""></script></body></html>`

  it('of the build are loaded by one inline script, with or without a nonce and a length from upstream', async () => {
    for (const nonce of ['', ' nonce="abc="']) {
      const html = page(nonce)
      respond = (response) =>
        response.writeHead(200, { 'content-type': 'text/html', 'content-length': Buffer.byteLength(html) }).end(html)
      const files = ['one.js', 'two?a=1&b=2.js', 'main.js'].map((name) => `/_next/static/chunks/${name}`)
      expect((await get()).text).toBe(
        '<html><head><script src="/_next/static/chunks/old.js" noModule=""></script></head><body><h1>Größe €</h1>' +
          `<script${nonce}>${loadScripts(files, { withLoader: true })}</script>` +
          '<script src="https://ext.example/a.js" async=""></script></body></html>',
      )
    }
  })

  it('of a page without a body are loaded at its end', async () => {
    send(file('one'))
    expect((await get()).text).toMatch(
      /^<script>.*__storefront\.defer\("\/_next\/static\/chunks\/one\.js"\)<\/script>$/,
    )
  })

  it('in another form are unchanged, and the page is counted', async () => {
    const other = '<script async src="/_next/static/chunks/one.js"></script><p></p>'
    const before = await passthroughCount('deferScripts')
    for (const html of [other, page(), '<p>no script</p>']) {
      send(html)
      const { text } = await get()
      if (html === other) expect(text).toBe(other)
    }
    expect(await passthroughCount('deferScripts')).toBe(before + 1)
  })
})

describe('a page that is transformed', () => {
  it.each([404, 500, 503])('that failed during rendering (%d) has a text in noscript', async (status) => {
    send(FAILED, { status, sizes: [1] })
    const { text, status: sent } = await get('/a', { 'accept-language': 'de' })
    expect(sent).toBe(status)
    expect(text).toMatch(/<body><noscript><main[^>]*><h1>(Seite nicht gefunden|Etwas ist schiefgegangen)<\/h1>/)
    expect(text).toContain('__storefront.defer(')
  })

  it('that is missing is stored by no cache (spec §8)', async () => {
    send('<html><body><h1>404</h1></body></html>', { status: 404 })
    const { headers, text } = await get()
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'cdn-cache-control': 'no-store',
      'surrogate-control': 'no-store',
      'x-accel-expires': '0',
    })
    expect(text).not.toContain('noscript')
  })

  it.each(['image/webp', 'text/html'])(
    'that is an error without a body gets the status text as its body (%s)',
    async (type) => {
      send('', { status: 404, type })
      expect(await get()).toMatchObject({
        text: 'Not Found\n',
        headers: { 'content-type': 'text/plain; charset=utf-8' },
      })
    },
  )

  it('is HTML that is not compressed: everything else is passed on', async () => {
    for (const type of ['text/x-component', 'application/json', 'application/javascript']) {
      respond = (response) => {
        response.writeHead(200, { 'content-type': type, 'content-length': Buffer.byteLength(FAILED) }).end(FAILED)
      }
      const { headers, text } = await get()
      expect([text, headers['content-length']]).toEqual([FAILED, String(Buffer.byteLength(FAILED))])
    }
    respond = (response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'br' }).end(FAILED)
    }
    const before = await passthroughCount('transformHtml')
    expect((await get()).text).toBe(FAILED)
    expect(await passthroughCount('transformHtml')).toBe(before + 1)
  })
})

/** Fragments of pages, including recognised tags, complete and truncated. */
const fragment = fc.oneof(
  fc.constantFrom(
    SCRIPT,
    script(BEGIN),
    script(data('1:"ä<b>"')),
    script('unknown()'),
    '<link rel="preload" as="script" href="/_next/static/a.js"/>',
    '<script src="/_next/static/chunks/two.js" nonce="n" async=""></script>',
    '<body>',
    '<body class="x">',
    '<html id="__next_error__">',
    '</script>',
    '<script src="',
    '<',
    '>',
    'ü€',
  ),
  fc.string(),
)
const html = fc.array(fragment, { maxLength: 12 }).map((parts) => parts.join(''))
const sizes = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 8 })
const status = fc.constantFrom(200, 404, 500)
const policy = fc.constantFrom(POLICY, contentSecurityPolicy({ nonce: 'n' }))

describe('for any page', () => {
  it('its division into chunks changes neither its bytes nor its policy', async () => {
    await fc.assert(
      fc.asyncProperty(html, sizes, status, policy, async (page, chunks, code, csp) => {
        const read = async (more: Sent) => {
          send(page, { status: code, policy: csp, ...more })
          const { body, headers } = await get('/x', { 'accept-language': 'es' })
          return [body.toString('base64'), headers['content-security-policy']]
        }
        expect(await read({ sizes: chunks })).toEqual(await read({}))
      }),
      { numRuns: 150 },
    )
  })

  it('without recognised tags, the same bytes are sent', async () => {
    const unknown = fc.string({ unit: 'binary' }).filter((text) => !/_next\/static|__next|as="script"/.test(text))
    await fc.assert(
      fc.asyncProperty(unknown, sizes, async (page, chunks) => {
        send(page, { sizes: chunks })
        expect((await get()).body).toEqual(Buffer.from(page))
      }),
      { numRuns: 100 },
    )
  })
})

describe('the policy of a page', () => {
  const head = `<html><head>${SCRIPT}</head>`
  const body = '<body><p onclick="bad()">Größe</p></body></html>'

  it.each([[[1e9]], [[7]]])('has the hashes of its own inline scripts, and allows no other (%j)', async (chunks) => {
    send(head + body, { sizes: chunks })
    const response = await get()
    const loader = loadScripts(['/_next/static/chunks/one.js'], { withLoader: true })
    expect(scriptsOf(response)).toBe(`'self' 'sha256-${hash(loader)}' 'sha256-operator' https://tags.example`)
  })

  it.each([
    'unknown()',
    '$RT=performance.now()',
    '$RC("B:0","S:0")',
    'self.__next_f2.push([1,"a"])',
    'self.__next_f.push([1,"a"],{"nonce":1})',
    '(self.__next_f=self.__next_f||[]).push([0,1])',
  ])('is unchanged for a script that is not recognised: the page hydrates, and is counted (%s)', async (text) => {
    const before = await passthroughCount('cspHashes')
    send(`${head}<body>${script(BEGIN)}${script(text)}</body></html>`)
    expect(scriptsOf(await get())).toBe("'self' 'unsafe-inline' https://tags.example")
    expect(await passthroughCount('cspHashes')).toBe(before + 1)
  })

  it('is added to a page without one: Next renders the 404 of a missing file without the middleware', async () => {
    send(`${head}<body><h1>404</h1></body></html>`, { status: 404, policy: '' })
    const response = await get('/assets/none.svg')
    expect(scriptsOf(response)).toMatch(/^'self' 'sha256-[^']+' 'sha256-operator'$/)
    expect(response.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })

  it('allows nothing inline in the response to HEAD', async () => {
    send('')
    const { headers, text } = await get('/', {}, 'HEAD')
    expect([scriptsOf({ headers }), text]).toEqual(["'self' 'sha256-operator' https://tags.example", ''])
  })

  it('with a nonce is unchanged, and its page is streamed', async () => {
    respond = (response) => {
      response.setHeader('content-type', 'text/html')
      response.setHeader('content-security-policy', contentSecurityPolicy({ nonce: 'x' }))
      response.write(head)
      expect(response.headersSent).toBe(true)
      response.end(body)
    }
    expect(scriptsOf(await get())).toBe("'self' 'nonce-x' 'strict-dynamic'")
  })

  it('is not sent with 304: the browser keeps the policy that it stored with the page', async () => {
    send('', { status: 304 })
    expect((await get()).headers).not.toHaveProperty('content-security-policy')
  })
})

describe('the inline scripts of a page', () => {
  it('are joined if they contain page data, and recognised with those of the build and the loader', () => {
    const loader = loadScripts(['/_next/static/chunks/a.js?dpl=1'], { withLoader: true })
    const parts = [BEGIN, data('1:"<b>\u00c3"'), data('2:["$","</script>"]')]
    const { page, hashes, unknown } = hashInlineScripts(
      `${script(loader)}<body><script id="_R_">${CHUNKS}</script>${parts.map(script).join('')}</body>`,
    )
    expect(page).toContain(`</script>${script(parts.join(';'))}</body>`)
    expect([hashes, unknown]).toEqual([[loader, CHUNKS, parts.join(';')].map(hash), 0])
  })

  it.each([
    'alert(1)',
    `${data('1')};alert(1)`,
    'self.__next_f.push([1,alert(1)])',
    'self.__next_f.push([1,"a"]);alert(1);self.__next_f.push([1,"b"])',
    `${BEGIN};alert(1)`,
    '__storefront.defer("/_next/static/a.js");alert(1)',
    '__storefront.defer("https://evil.example/a.js")',
    CHUNKS.replace('{"o', '{"x":alert(1),"o'),
  ])('are not recognised if they contain other code: %s', (text) => {
    expect(hashInlineScripts(`<p>${script(text)}</p>`)).toMatchObject({ hashes: [], unknown: 1 })
    const mixed = hashInlineScripts(script(BEGIN) + script(text) + script(data('2')))
    expect(mixed.hashes).not.toContain(hash(text))
  })

  it.each([
    '<script id="x">a()</script>',
    '<script type="module">a()</script>',
    '<script type="text/javascript">a()</script>',
    '<SCRIPT>a()</SCRIPT>',
    '<script>a()',
    '<script/x>a()</script>',
    '<script>a()</script >',
  ])('are counted in any form: %s', (text) => expect(hashInlineScripts(text).unknown).toBe(1))

  it('exclude external files, JSON data and those of the operator', () => {
    const page =
      '<p>self.__next_f.push([1,"a"])</p><script src="/a.js" async=""></script>' +
      '<script type="application/ld+json">{"a":1}</script><script>a()</script>'
    expect(hashInlineScripts(page, [hash('a()')])).toEqual({ page, hashes: [], unknown: 0 })
  })
})
