import { request, type Agent, type IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'

export interface Response {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

export interface Request {
  method: string
  /** The request target as it goes over the wire: nothing is encoded or resolved. */
  path: string
  headers?: Record<string, string>
  body?: string
}

const DECODERS: Readonly<Record<string, (body: Buffer) => Promise<Buffer>>> = {
  br: promisify(brotliDecompress) as (body: Buffer) => Promise<Buffer>,
  gzip: promisify(gunzip) as (body: Buffer) => Promise<Buffer>,
}

/**
 * Sends one request as it stands; no redirect is followed.
 * @returns the response with its body decompressed
 * @throws Error when the connection ends without a response
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
