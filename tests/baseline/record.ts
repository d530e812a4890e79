import { Agent, request } from 'node:http'
import { type Group, OWN_ORIGIN, type Sample } from './samples'
import { entryOf, nameOf, type Snapshot, type Response } from './snapshot'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'

/** A shop that is being recorded. */
export interface RecordedShop {
  origin: string
  /** Random values of this run, with their replacements. */
  names: ReadonlyMap<string, string>
  /** Cookies of a logged-in customer. */
  cookie: string
}

/** Headers of every browser. */
const BROWSER = {
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'accept-encoding': 'gzip, br',
  'accept-language': 'en',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
}

type SendSample = (request: {
  method: string
  path: string
  headers?: Record<string, string>
  body?: string
}) => Promise<Response>

/** The path of a sample, with `{first}` replaced. @throws Error if there is no such link */
async function pathOf({ path, linkOn }: Sample, sendSample: SendSample): Promise<string> {
  if (!linkOn) return path
  const { body } = await sendSample({ method: 'GET', path: linkOn.on })
  const links = [...body.toString('utf8').matchAll(/href="([^"?#]*)"/g)].map(([, href = '']) => href)
  const link = links.find((href) => href.startsWith(linkOn.prefix) && !href.endsWith('/create'))
  if (link === undefined) throw new Error(`${linkOn.on} has no link to ${linkOn.prefix}…`)
  return path.replace('{first}', link.slice(linkOn.prefix.length))
}

/** Requests of the router carry a hash of their headers in this parameter. Next redirects requests without it. */
const ROUTER_HASH = /[?&]_rsc\b/

/** Sends a GET twice and returns the second response: the first may be rendered on demand, the second is cached. */
async function responseTo(sample: Sample, path: string, sendSample: SendSample): Promise<Response> {
  const first = await sendSample({ ...sample, path })
  if (sample.method !== 'GET') return first
  const { location = '' } = first.headers
  const isRouter = ROUTER_HASH.test(location)
  if (!isRouter) return sendSample({ ...sample, path })
  const { pathname, search } = new URL(location, 'http://shop')
  await sendSample({ ...sample, path: pathname + search })
  return sendSample({ ...sample, path: pathname + search })
}

/** Sends the requests of a group, one after the other. @throws Error if a request has no response */
export async function recordGroup({ samples, isCustomer }: Group, shop: RecordedShop): Promise<Snapshot> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const cookie: Record<string, string> = isCustomer ? { cookie: shop.cookie } : {}
  const sendSample: SendSample = ({ headers = {}, ...request }) => {
    const ownHeaders = Object.entries(headers).map(([name, value]) => [name, value.replace(OWN_ORIGIN, shop.origin)])
    return send(shop.origin, agent, {
      ...request,
      headers: { ...BROWSER, ...cookie, ...Object.fromEntries(ownHeaders) },
    })
  }
  const snapshot: Snapshot = {}
  for (const sample of samples) {
    const response = await responseTo(sample, await pathOf(sample, sendSample), sendSample)
    snapshot[nameOf(sample)] = entryOf(response, shop.names, sample.hasOutline)
  }
  agent.destroy()
  return snapshot
}

export interface Request {
  method: string
  /** The request target, sent without encoding or resolving. */
  path: string
  headers?: Record<string, string>
  body?: string
}

const DECODERS: Readonly<Record<string, (body: Buffer) => Promise<Buffer>>> = {
  br: promisify(brotliDecompress) as (body: Buffer) => Promise<Buffer>,
  gzip: promisify(gunzip) as (body: Buffer) => Promise<Buffer>,
}

/**
 * Sends a request without following redirects.
 * @returns the response with its body decompressed
 * @throws Error if the connection ends without a response
 */
export async function send(origin: string, agent: Agent, { method, path, headers, body }: Request): Promise<Response> {
  const { hostname, port } = new URL(origin)
  const response = await new Promise<Response>((resolve, reject) => {
    const outgoing = request({ hostname, port, method, path, agent, headers }, (incoming) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject)
      incoming.on('end', () =>
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(chunks) }),
      )
    })
    outgoing.on('error', reject).end(body)
  })
  const decode = DECODERS[response.headers['content-encoding'] ?? '']
  return decode && response.body.length > 0 ? { ...response, body: await decode(response.body) } : response
}
