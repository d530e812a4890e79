/** @jest-environment node */
import { createHash } from 'node:crypto'
import { changesOf, inventoryOf } from './inventory'

const POLICY = "script-src 'self' 'nonce-abc' 'strict-dynamic'"
const PAGE = `<script src="/_next/static/chunks/a.js" async=""></script>
<script nonce="abc">self.__next_f.push([1,"price 79"])</script><script type="application/ld+json">{}</script>`
const before = {
  '/checkout': inventoryOf(PAGE, { 'content-security-policy': POLICY, 'x-content-type-options': 'nosniff' }),
}

const inventory = (html: string, headers: Record<string, string> = {}) => ({
  '/checkout': inventoryOf(html, {
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
    ...headers,
  }),
})

describe('a page that is looked at again (F13)', () => {
  it('is the same with another build, other data and another nonce', () => {
    const html = PAGE.replace('a.js', 'b.js').replace('79', '59')
    expect(changesOf(before, inventory(html, { 'content-security-policy': POLICY.replace('abc', 'xyz') }))).toEqual([])
  })

  it('is the same when it loads the build’s scripts later, and reports one that is not of the build', () => {
    const deferred = (...sources: string[]) =>
      `<script>loader();${sources.map((src) => `__storefront.defer("${src}")`).join(';')}</script>`
    const scripts = ({ scripts }: ReturnType<typeof inventoryOf>) => scripts
    const known = scripts(inventoryOf(deferred('/_next/static/chunks/a.js'), {}))
    expect(known).toHaveLength(1)
    expect(scripts(inventoryOf(deferred('/_next/static/chunks/b.js', '/_next/static/chunks/c.js'), {}))).toEqual(known)
    expect(scripts(inventoryOf('<script>__storefront.defer("/_next/static/chunks/d.js")</script>', {}))).toEqual([])
    expect(scripts(inventoryOf(deferred('/_next/static/chunks/a.js', 'https://evil.example/x.js'), {}))).not.toEqual(
      known,
    )
  })

  it('is the same with another list of chunks, and with data in one script or in several', () => {
    const chunks = (name: string) =>
      `<script>(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["${name}"]});</script>`
    const [start, data] = ['(self.__next_f=self.__next_f||[]).push([0])', 'self.__next_f.push([1,"a;b"])']
    const separate = [start, data, data].map((script) => `<script>${script}</script>`).join('')
    const joined = `<script>${[start, data, data].join(';')}</script>`
    for (const html of [chunks('a.js'), chunks('b.js'), separate, joined])
      expect(inventoryOf(html, {}).scripts).toEqual([])
  })

  it('reports a script added behind its data', () => {
    const data = '<script>self.__next_f.push([1,"price 79"]);steal()</script>'
    expect(inventoryOf(data, {}).scripts).toHaveLength(1)
  })

  it('is the same with other data in a policy that names it, and reports a hash of something else', () => {
    const policyOf = (text: string) =>
      `script-src 'self' 'sha256-${createHash('sha256').update(text).digest('base64')}'`
    const look = (price: string, policy?: string) => {
      const data = `self.__next_f.push([1,"price ${price}"])`
      return { '/': inventoryOf(`<script>${data}</script>`, { 'content-security-policy': policy ?? policyOf(data) }) }
    }
    expect(changesOf(look('79'), look('59'))).toEqual([])
    expect(changesOf(look('79'), look('59', policyOf('steal()')))).toHaveLength(1)
  })

  it('reports a new script, a changed header or a changed policy', () => {
    const html = `${PAGE}<script src="https://evil.example/x.js"></script><script>steal()</script>`
    const policy = `${POLICY} https://evil.example`
    const changes = changesOf(
      before,
      inventory(html, { 'content-security-policy': policy, 'x-content-type-options': '' }),
    )
    expect(changes).toEqual([
      '/checkout has a new script: https://evil.example/x.js',
      expect.stringMatching(/^\/checkout has a new script: sha256-/),
      expect.stringContaining('/checkout says another content-security-policy'),
      '/checkout says another x-content-type-options: none',
    ])
    expect(changesOf(inventory(html), inventory(PAGE))).toContain('/checkout has no more: https://evil.example/x.js')
  })

  it('is reported when there is no earlier inventory of it', () => {
    expect(changesOf({}, before)).toEqual(['/checkout was not looked at before'])
  })
})
