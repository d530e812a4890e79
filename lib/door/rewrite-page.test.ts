/** @jest-environment node */
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { ApiError } from '../api/api-error'
import { noteFailedRequest } from '../http/unavailable-page'
import { contentSecurityPolicy } from '../middleware/content-security'
import { counter } from '../metrics/registry'
import { rewritePage } from './rewrite-page'
import { askedServer } from './testing/asked-server'

let answer: (response: ServerResponse) => void = () => {}
const { get } = askedServer((request, response) => {
  rewritePage(request, response, ['operator'])
  answer(response)
})

const SCRIPT = '<script src="/_next/static/chunks/one.js" async=""></script>'
const PAGE = `<html><head>${SCRIPT}</head><body>Größe € <b>L</b></body></html>`
/** As Next sends it. */
const FAILED =
  '<!DOCTYPE html><html id="__next_error__"><head><meta charSet="utf-8"/><meta name="robots" content="noindex"/></head>' +
  `<body><div hidden=""><!--$--><!--/$--></div><script id="_R_">self.x=1</script>${SCRIPT}</body></html>`

const say =
  (type: string, status = 200) =>
  (response: ServerResponse) => {
    response.statusCode = status
    response.setHeader('content-type', type)
  }

describe('a page on its way out', () => {
  it('has its scripts late and every letter as it was, however it is cut', async () => {
    const bytes = Buffer.from(PAGE)
    for (const size of [1, 2, 7, bytes.length]) {
      answer = (response) => {
        say('text/html; charset=utf-8')(response)
        for (let at = 0; at < bytes.length; at += size) response.write(bytes.subarray(at, at + size))
        response.end()
      }
      const { text } = await get()
      expect(text).toContain('Größe € <b>L</b>')
      expect(text).toContain('late("/_next/static/chunks/one.js")')
      expect(text).not.toContain(SCRIPT)
    }
  })

  it('that was measured before is not cut off', async () => {
    answer = (response) => {
      say('text/html')(response)
      response.setHeader('content-length', Buffer.byteLength(PAGE))
      response.end(PAGE)
    }
    const { headers, text } = await get()
    expect(headers['content-length']).not.toBe(String(Buffer.byteLength(PAGE)))
    expect(text.endsWith('</script>')).toBe(true)
  })

  it('that failed has words where no script runs, in the language of who asked', async () => {
    answer = (response) => {
      say('text/html', 500)(response)
      for (const byte of Buffer.from(FAILED)) response.write(Buffer.of(byte))
      response.end()
    }
    const german = await get('/', { 'accept-language': 'de-AT,de;q=0.9' })
    expect([german.status, german.text]).toEqual([
      500,
      expect.stringContaining('<a href="/">Zurück zur Startseite</a>'),
    ])
    expect((await get('/', { 'accept-language': 'fr' })).text).toMatch(
      /<body><noscript><main[^>]*><h1>Something went wrong</,
    )
    expect((await get()).text).toContain('late(')
  })

  it('that failed with the store API is a 503, also where Next says so after it has ended the response', async () => {
    answer = (response) => {
      say('text/html', 500)(response)
      response.end(FAILED)
      const error = new ApiError({ method: 'GET', path: '/api/page/about-us', code: 500, status: 500 })
      queueMicrotask(() => noteFailedRequest(error, { headers: { 'x-request-id': 'request-1' } }))
    }
    const failed = await get('/', { 'x-request-id': 'request-1' })
    expect([failed.status, failed.headers['retry-after']]).toEqual([503, '5'])
    expect(failed.text).toContain('Something went wrong')
    expect((await get('/', { 'x-request-id': 'request-2' })).status).toBe(500)
  })

  it('that says so too late for a body has the words and the path where no script runs', async () => {
    answer = (response) => {
      say('text/html', 404)(response)
      for (const byte of Buffer.from(FAILED)) response.write(Buffer.of(byte))
      response.end()
    }
    const { status, text } = await get('/account/orders?page=9', { 'accept-language': 'de' })
    expect(status).toBe(404)
    expect(text).toMatch(/<body><noscript><main[^>]*><h1>Seite nicht gefunden<\/h1><p><code>\/account\/orders<\/code>/)
    expect((await get('/%3Cb%3E')).text).toContain('<h1>Page Not Found</h1><p><code>/&lt;b&gt;</code>')
  })

  it('is told from everything else, which goes out as it is', async () => {
    for (const type of ['text/x-component', 'application/json', 'application/javascript']) {
      answer = (response) => {
        say(type, 500)(response)
        response.setHeader('content-length', Buffer.byteLength(FAILED))
        response.end(FAILED)
      }
      const { headers, text } = await get()
      expect([text, headers['content-length']]).toEqual([FAILED, String(Buffer.byteLength(FAILED))])
    }
    answer = (response) => response.writeHead(304).end()
    expect((await get()).status).toBe(304)
  })
})

describe('the policy of a page', () => {
  const policy = contentSecurityPolicy({ scriptOrigins: ['https://tags.example'] })
  const head = '<html><head><script src="/_next/static/chunks/one.js" async=""></script></head>'
  const body = '<body><p onclick="bad()">Größe</p></body></html>'
  const scriptsOf = (answered: { headers: IncomingMessage['headers'] }) =>
    /script-src ([^;]*)/.exec(String(answered.headers['content-security-policy']))?.[1]
  const withPolicy = (response: ServerResponse, status = 200) => {
    say('text/html; charset=utf-8', status)(response)
    response.setHeader('content-security-policy', policy)
  }

  it.each(['write', 'end'] as const)(
    'that comes whole (%s) names its own inline scripts, and nothing else that is inline runs',
    async (by) => {
      answer = (response) => {
        withPolicy(response)
        if (by === 'end') response.end(head + body)
        else response.write(head + body, () => response.end())
      }
      const reply = await get()
      const loader = /<script>(\(function.*?)<\/script>/.exec(reply.text)?.[1] ?? ''
      expect(loader).toContain('one.js')
      const hash = createHash('sha256').update(loader).digest('base64')
      expect(scriptsOf(reply)).toBe(`'self' 'sha256-${hash}' 'sha256-operator' https://tags.example`)
    },
  )

  it('with an inline script that nobody knows stays as it was, without a hash: the page works, and is counted', async () => {
    const unknown = counter({ name: 'storefront_unknown_inline_scripts_total', help: '' })
    const before = (await unknown.get()).values[0]?.value ?? 0
    answer = (response) => {
      withPolicy(response)
      response.end(`${head}<body><script>unknown()</script></body></html>`)
    }
    expect(scriptsOf(await get())).toBe("'self' 'unsafe-inline' https://tags.example")
    expect((await unknown.get()).values[0]?.value).toBe(before + 1)
  })

  it('is given to a page that came without one: a document there is none of, beside the middleware', async () => {
    answer = (response) => {
      say('text/html; charset=utf-8', 404)(response)
      response.end(`${head}<body><h1>404</h1></body></html>`)
    }
    const reply = await get('/assets/none.svg')
    expect(scriptsOf(reply)).toMatch(/^'self' 'sha256-[^']+' 'sha256-operator'$/)
    expect(reply.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })

  it('allows nothing inline where only its headers were asked for', async () => {
    answer = (response) => {
      withPolicy(response)
      response.end()
    }
    const { headers, text } = await get('/', {}, 'HEAD')
    expect([scriptsOf({ headers }), text]).toEqual(["'self' 'sha256-operator' https://tags.example", ''])
  })

  it('with a nonce is what it was, and is not waited for', async () => {
    answer = (response) => {
      withPolicy(response)
      response.setHeader('content-security-policy', contentSecurityPolicy({ nonce: 'x' }))
      response.write(head)
      expect(response.headersSent).toBe(true)
      response.end(body)
    }
    expect(scriptsOf(await get())).toBe("'self' 'nonce-x' 'strict-dynamic'")
  })

  it('goes with the page: who has the page has its policy', async () => {
    answer = (response) => {
      withPolicy(response, 304)
      response.removeHeader('content-type')
      response.end()
    }
    expect((await get()).headers).not.toHaveProperty('content-security-policy')
  })
})
