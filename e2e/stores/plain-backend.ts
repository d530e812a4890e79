import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { seal } from '../../contract/cipher'
import { nodeEngine } from '../../contract/engines/node'
import { deriveKeys } from '../../contract/keys'

/** Fields as the specification names them, and no others (spec §3). */
const STORE = {
  name: 'Plain',
  logo: '',
  title: 'Plain shop',
  seoDescription: 'A shop of few words',
  seoKeywords: 'plain',
  url: 'https://plain.example',
  language: { code: 'en', htmlCode: 'en' },
  currency: {
    ...{ symbolLeft: '$', symbolRight: '', value: 1.15, decimalPlace: 2 },
    ...{ symbolThousands: ',', decimalSymbol: '.' },
  },
  contact: { address: '1 Plain Street', email: 'a@plain.example', telephone: '1', workingHours: '9 to 5' },
  bannerList: [],
  country: { name: 'Germany', timeZone: 'Europe/Berlin' },
  i18n: '{}',
  restrict: { platform: [], language: [] },
  notify: [],
}

const CATEGORIES = [
  { key: 'shirts', children: [{ key: 'home-shirts', children: [] }] },
  { key: 'scarves', children: [] },
]

/** A line with every field of the specification, and one with hardly any. */
const CARTS = [
  {
    ...{ id: 1, mid: 0, quantity: 2, price: 1, specialPrice: null, imageUrl: '/image/shirt.webp' },
    ...{ productModel: 'S-1', product: { name: 'Plain shirt', key: 'plain-shirt' }, isCustom: true },
    ...{
      optionList: [{ id: 7, groupId: 2, title: 'M' }],
      custom: { number: 9, name: 'ADA' },
      customAdditionalPrice: 0.5,
    },
  },
  {
    ...{ id: 2, mid: 1, quantity: 2, price: 10, specialPrice: 10, imageUrl: null },
    product: { name: 'Shorts', key: 'shorts' },
  },
  { id: 3, mid: 0, quantity: 1, price: 1234.5, specialPrice: 1000, imageUrl: null },
]

interface Line {
  id: number
  mid: number
  quantity: number
  price: number
  specialPrice?: number | null
}

const sum = (lines: Line[], priceOf: (line: Line) => number) =>
  Number(lines.reduce((total, line) => total + priceOf(line) * line.quantity, 0).toFixed(2))

interface BackendRequest {
  method: string
  path: string
  token: string
}

type Reply = { code: number; msg: string; data?: unknown }

/** The seventeen calls of spec §7: every other path is not found. */
function makeCalls() {
  let lines: Line[] = [...CARTS]
  const done = (data: unknown = null): Reply => ({ code: 0, msg: '', data })
  const cart = () =>
    done({
      carts: lines,
      subTotal: sum(lines, ({ price }) => price),
      specialSubTotal: sum(lines, ({ price, specialPrice }) => specialPrice ?? price),
    })
  const requireToken = (data: unknown) => (token: string) => (token ? done(data) : { code: 401, msg: 'Invalid Token' })
  const keepLines = (keep: (line: Line) => boolean) => {
    lines = lines.filter(keep)
    return done()
  }
  const setQuantity = (id: number, quantity: number) => {
    lines = lines.map((line) => (line.id === id || line.mid === id ? { ...line, quantity } : line))
    return done()
  }

  const calls: [string, RegExp, (match: RegExpExecArray, request: BackendRequest) => Reply][] = [
    ['POST', /^\/api\/verify\/captcha\/\w+\?uuid=/, () => done()],
    ['GET', /^\/api\/user$/, (_, { token }) => requireToken({ email: 'ada@plain.example', firstname: null })(token)],
    ['PUT', /^\/api\/user$/, (_, { token }) => requireToken(null)(token)],
    ['PUT', /^\/api\/user\/password$/, (_, { token }) => requireToken(null)(token)],
    ['POST', /^\/api\/cart$/, () => done()],
    ['GET', /^\/api\/cart\?/, cart],
    ['DELETE', /^\/api\/cart\/clear$/, () => keepLines(() => false)],
    [
      'DELETE',
      /^\/api\/cart\/(\d+)$/,
      ([, id]) => keepLines((line) => line.id !== Number(id) && line.mid !== Number(id)),
    ],
    ['PUT', /^\/api\/cart\/(\d+)\/quantity\/(\d+)$/, ([, id, quantity]) => setQuantity(Number(id), Number(quantity))],
    ['GET', /^\/api\/shipping\?countryId=/, () => done([])],
    ['POST', /^\/api\/logout$/, () => done()],
    ['GET', /^\/api\/store$/, () => done(STORE)],
    ['GET', /^\/api\/store\/ext$/, () => done([])],
    ['GET', /^\/api\/category(\?|$)/, () => done(CATEGORIES)],
    ['GET', /^\/api\/country$/, () => done([{ id: 1, name: 'Germany' }])],
    ['POST', /^\/api\/subscribe$/, () => done()],
  ]
  return (request: BackendRequest): Reply => {
    for (const [method, path, reply] of calls) {
      const match = method === request.method ? path.exec(request.path) : null
      if (match) return reply(match, request)
    }
    return { code: 404, msg: 'Not Found' }
  }
}

const headerOf = ({ headers }: IncomingMessage, name: string) => String(headers[name] ?? '')

/** A store API that supports only the specification. */
export async function startPlainBackend(secret: string) {
  const keys = deriveKeys(nodeEngine, secret)
  const call = makeCalls()

  async function respond(incoming: IncomingMessage, outgoing: ServerResponse) {
    const { method = 'GET', url: path = '/' } = incoming
    if (path.startsWith('/api/verify/captcha?uuid=')) return void outgoing.writeHead(200).end('picture')
    const associatedData = {
      method,
      path,
      timestamp: headerOf(incoming, 'timestamp'),
      answers: headerOf(incoming, 'sign'),
    }
    const { code, msg, data = null } = call({ method, path, token: headerOf(incoming, 'token') })
    outgoing.writeHead(code === 0 ? 200 : code, { 'content-type': 'application/json' })
    outgoing.end(
      JSON.stringify({ code, msg, data: data && seal(nodeEngine, keys.reply, JSON.stringify(data), associatedData) }),
    )
  }

  const server = createServer((incoming, outgoing) => void respond(incoming, outgoing).catch(() => outgoing.destroy()))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${port}`, stop }
}
