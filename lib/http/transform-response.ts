import type { IncomingMessage, OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http'

/** A step's transform of one response body. */
export interface ResponseTransform {
  /** Reads the body without changing it: the response keeps its `Content-Length`, and its head is not delayed. */
  readonly isReadOnly?: boolean
  /** Its `end` is called in the next event-loop iteration after upstream has ended the response. */
  readonly defersEnd?: boolean
  /** @returns the bytes that can be sent now; null if there are none */
  push(chunk: Buffer): Buffer | null
  /** Called once, after the last chunk. @returns the remaining bytes; null if there are none */
  end(): Buffer | null
}

/**
 * Called once per response, when upstream is about to send its head. Status and headers can be read and changed here,
 * and until the transform returns the first bytes, with which the head is sent.
 * @returns null to pass the response on unchanged
 */
export type TransformFactory = (request: IncomingMessage, response: ServerResponse) => ResponseTransform | null

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[]
type Send = (...args: unknown[]) => unknown
type Callback = (error?: Error | null) => void

const isCallback = (value: unknown): value is Callback => typeof value === 'function'

const isChunk = (value: unknown): value is string | Uint8Array =>
  typeof value === 'string' || value instanceof Uint8Array

function toBuffer(chunk: string | Uint8Array, encoding: unknown): Buffer {
  if (typeof chunk === 'string')
    return Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
  return Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
}

/** Applies the headers given to `writeHead`, in any of its forms, so that transforms can read and change them. */
function setHeaders(response: ServerResponse, headers: Headers) {
  if (!Array.isArray(headers)) {
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value)
    return
  }
  const flat = headers.flat() as string[]
  const pairs = Array.from(
    { length: flat.length / 2 },
    (_, at) => [flat[2 * at] ?? '', flat[2 * at + 1] ?? ''] as const,
  )
  for (const [name] of pairs) response.removeHeader(name)
  for (const [name, value] of pairs) response.appendHeader(name, value)
}

/** The single wrapper of a `ServerResponse`: adjacent steps add their transforms to it. */
class ResponseWrapper {
  readonly transformFactories: TransformFactory[] = []
  readonly write: ServerResponse['write']
  readonly #originals: Record<'write' | 'end' | 'writeHead' | 'flushHeaders', Send>
  /** In the order of the body; undefined until upstream sends the head. */
  #transforms: ResponseTransform[] | undefined
  #isHeadDelayed = false
  #hasEnded = false

  constructor(
    private readonly request: IncomingMessage,
    private readonly response: ServerResponse,
  ) {
    const { write, end, writeHead, flushHeaders } = response
    const bind = (method: unknown) => (method as Send).bind(response)
    this.#originals = {
      write: bind(write),
      end: bind(end),
      writeHead: bind(writeHead),
      flushHeaders: bind(flushHeaders),
    }
    this.write = ((...args: unknown[]) => this.#write(args)) as ServerResponse['write']
    response.write = this.write
    response.end = ((...args: unknown[]) => this.#end(args)) as ServerResponse['end']
    response.writeHead = ((...args: unknown[]) => this.#writeHead(args)) as ServerResponse['writeHead']
    response.flushHeaders = () => {
      if (!this.#begin()) this.#originals.flushHeaders()
    }
  }

  /** @returns whether the head is delayed */
  #begin(): boolean {
    if (this.#transforms) return this.#isHeadDelayed
    const { request, response } = this
    // Before the calls: a response that a step itself sends is not transformed.
    this.#transforms = []
    if (response.headersSent) return false
    // The step added last is the one nearest to upstream.
    this.#transforms = this.transformFactories
      .toReversed()
      .flatMap((createTransform) => createTransform(request, response) ?? [])
    this.#isHeadDelayed = this.#transforms.some(({ isReadOnly }) => !isReadOnly)
    if (this.#isHeadDelayed) response.removeHeader('content-length')
    return this.#isHeadDelayed
  }

  #writeHead(args: unknown[]): ServerResponse {
    const { response } = this
    // Node calls this itself with the first bytes of a response without a head: the transforms are known by then.
    if (this.#transforms || response.headersSent) return this.#originals.writeHead(...args) as ServerResponse
    const [status, ...rest] = args
    const message = typeof rest[0] === 'string' ? rest.shift() : undefined
    response.statusCode = Number(status)
    if (typeof message === 'string') response.statusMessage = message
    if (rest[0]) setHeaders(response, rest[0] as Headers)
    if (!this.#begin()) this.#originals.writeHead(response.statusCode)
    return response
  }

  #write(args: unknown[]): boolean {
    const [chunk, encoding] = args
    this.#begin()
    const transforms = this.#transforms ?? []
    if (transforms.length === 0 || this.#hasEnded || !isChunk(chunk)) return Boolean(this.#originals.write(...args))
    const callback = args.find(isCallback)
    const bytes = this.#push(toBuffer(chunk, encoding), 0)
    const canWriteMore = bytes ? Boolean(this.#send('write', bytes)) : true
    if (callback) process.nextTick(callback)
    return canWriteMore
  }

  #end(args: unknown[]): ServerResponse {
    const [chunk, encoding] = args
    this.#begin()
    const transforms = this.#transforms ?? []
    if (transforms.length === 0 || this.#hasEnded) return this.#originals.end(...args) as ServerResponse
    this.#hasEnded = true
    const callback = args.find(isCallback)
    if (callback) this.response.once('finish', callback)
    const finish = () => this.#finish(transforms, isChunk(chunk) ? toBuffer(chunk, encoding) : null)
    if (transforms.some(({ defersEnd }) => defersEnd)) setImmediate(finish)
    else finish()
    return this.response
  }

  #finish(transforms: readonly ResponseTransform[], chunk: Buffer | null) {
    const parts = chunk ? [this.#push(chunk, 0)] : []
    transforms.forEach((transform, at) => {
      const rest = transform.end()
      if (rest) parts.push(this.#push(rest, at + 1))
    })
    const bytes = parts.filter((part) => part !== null)
    if (bytes.length > 0) this.#send('end', bytes.length === 1 ? bytes[0] : Buffer.concat(bytes))
    else this.#send('end')
  }

  #send(method: 'write' | 'end', ...bytes: unknown[]) {
    this.#isHeadDelayed = false
    return this.#originals[method](...bytes)
  }

  /** Passes bytes through the transforms from one on. @returns the output; null if there is none */
  #push(bytes: Buffer, from: number): Buffer | null {
    let output: Buffer | null = bytes
    for (const transform of (this.#transforms ?? []).slice(from)) {
      output = transform.push(output)
      if (!output?.length) return null
    }
    return output.length > 0 ? output : null
  }
}

const wrappers = new WeakMap<ServerResponse, ResponseWrapper>()

/**
 * Adds a transform to a response's body. Adjacent steps share one wrapper; a later step is nearer to upstream, and its
 * transform runs first. A response whose head was already sent is unchanged.
 */
export function transformResponse(
  request: IncomingMessage,
  response: ServerResponse,
  createTransform: TransformFactory,
): void {
  let wrapper = wrappers.get(response)
  // Another library has wrapped the response since, such as `compression`: a new wrapper runs before it.
  if (wrapper?.write !== response.write || !wrapper)
    wrappers.set(response, (wrapper = new ResponseWrapper(request, response)))
  wrapper.transformFactories.push(createTransform)
}
