import 'server-only'
import { AsyncResource } from 'node:async_hooks'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { LIMITS } from '../../contract/limits'
import { onResponseClosed } from './on-response-closed'

/** Enough for the head of a request on a bad mobile connection, short enough against Slowloris attacks. */
const HEAD_DEADLINE_MS = 5_000
/** Enough for 64 KiB on a bad mobile connection, short enough against slow-body attacks. */
export const BODY_DEADLINE_MS = 10_000

const CHECK_INTERVAL_MS = 1_000

/** Minimum rate of an upload after its first ten seconds: a file of 5 MB then takes five minutes at most. */
const UPLOAD_BYTES_PER_SECOND = 16 * 1024
/** Maximum duration of an upload at that rate. */
const UPLOAD_DEADLINE_MS = (LIMITS.uploadBytes / UPLOAD_BYTES_PER_SECOND) * 1000

const REQUEST_TIMEOUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n'

/**
 * For callbacks of timers: Node runs timers before it reads from sockets, so that after a pause (a suspended machine, a long
 * task) what has arrived would count as missing. This runs them after reading.
 * @param callback receives the time of the timer, so that a pause before reading does not count
 */
const afterSocketReads = (callback: (now: number) => void) => () => {
  const now = performance.now()
  setImmediate(() => callback(now))
}

interface OpenConnection {
  /** Requests whose responses are not finished. */
  active: number
  /** Start of the head that is being received; null while the connection is idle. */
  headStartedAt: number | null
  /** `bytesRead` of the socket when it became idle. */
  idleBytes: number
}

/**
 * Closes connections on which the head of a request does not arrive in time, with 408. Node checks its own
 * `headersTimeout` only every 30 s, unless `http.createServer`, which Next calls, is given another interval. That
 * timeout still applies to heads that begin in the same packet as the previous request.
 */
export class HeadDeadline {
  readonly #connections = new Map<Socket, OpenConnection>()

  constructor(
    private readonly deadlineMs = HEAD_DEADLINE_MS,
    checkIntervalMs = CHECK_INTERVAL_MS,
  ) {
    setInterval(
      afterSocketReads((now) => this.#check(now)),
      checkIntervalMs,
    ).unref()
  }

  readonly onServer = (server: Server): void => {
    server.headersTimeout = HEAD_DEADLINE_MS
    // For uploads: other bodies have their own deadline (body-deadline.ts).
    server.requestTimeout = HEAD_DEADLINE_MS + UPLOAD_DEADLINE_MS
    server.on('connection', (socket: Socket) => {
      this.#connections.set(socket, { active: 0, headStartedAt: performance.now(), idleBytes: 0 })
      socket.once('close', () => this.#connections.delete(socket))
    })
    // Node emits no `request` for upgrades, such as the socket of `next dev`. Adding the first listener would accept
    // them.
    if (server.listenerCount('upgrade') > 0)
      server.on('upgrade', (_request, socket: Socket) => this.#connections.delete(socket))
  }

  readonly middleware = (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    this.#begin(request, response)
    next()
  }

  #begin(request: IncomingMessage, response: ServerResponse) {
    const { socket } = request
    const connection = this.#connections.get(socket)
    if (!connection) return
    connection.active++
    connection.headStartedAt = null
    onResponseClosed(request, response, () => {
      connection.active--
      connection.idleBytes = socket.bytesRead
    })
  }

  #check(now: number) {
    for (const [socket, connection] of this.#connections) {
      if (connection.active > 0) continue
      if (connection.headStartedAt === null && socket.bytesRead > connection.idleBytes) connection.headStartedAt = now
      if (connection.headStartedAt === null || now - connection.headStartedAt < this.deadlineMs) continue
      this.#connections.delete(socket)
      socket.write(REQUEST_TIMEOUT)
      socket.destroySoon()
    }
  }
}

/** Maximum number of bodies that one network address may send at the same time. */
const MAX_UNFINISHED_BODIES = 20

/**
 * Maximum number of uploads per network address and in total: each occupies a slot of the concurrency limit while it is
 * sent.
 */
export const UPLOAD_LIMITS = { perAddress: 4, total: 12 }

/** Counts the unfinished bodies of each network address. */
export class UnfinishedBodies {
  readonly #counts = new Map<string, number>()
  #total = 0

  constructor(private readonly limits = { perAddress: MAX_UNFINISHED_BODIES, total: Infinity }) {}

  /** @returns a function to call when the body is finished; null if there are too many, of the address or in total */
  acquire(address: string): (() => void) | null {
    const count = this.#counts.get(address) ?? 0
    if (count >= this.limits.perAddress || this.#total >= this.limits.total) return null
    this.#counts.set(address, count + 1)
    this.#total++
    let isFinished = false
    return () => {
      if (isFinished) return
      isFinished = true
      this.#total--
      const remaining = (this.#counts.get(address) ?? 1) - 1
      if (remaining > 0) this.#counts.set(address, remaining)
      else this.#counts.delete(address)
    }
  }
}

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0

/** Puts the body back for the next reader. `new Request()` accepts no stream that was already read. */
function restoreBody(request: IncomingMessage, body: Buffer): void {
  request.unshift(body)
  Object.defineProperty(request, 'readableDidRead', { value: false, configurable: true })
}

interface ReceiveBodyOptions {
  deadlineMs: number
  onReceived: () => void
  onTimeout: () => void
  onFinished: () => void
}

/**
 * Waits until a body is complete, or larger than any API call accepts: its reader then rejects it.
 * @returns a function that stops waiting
 */
export function receiveBody(
  request: IncomingMessage,
  { deadlineMs, onReceived, onTimeout, onFinished }: ReceiveBodyOptions,
): () => void {
  const chunks: Buffer[] = []
  let size = 0
  let isFinished = false
  const finish = (callback?: () => void) => {
    if (isFinished) return
    isFinished = true
    clearTimeout(timer)
    request.off('readable', read)
    onFinished()
    callback?.()
  }
  const read = AsyncResource.bind(() => {
    while (request.readableLength > 0) {
      const chunk = request.read() as Buffer
      chunks.push(chunk)
      size += chunk.length
    }
    if (!request.complete && size <= LIMITS.bodyBytes) return
    // Before the stream emits `end`: later it could not be read any more.
    if (size > 0) restoreBody(request, Buffer.concat(chunks))
    finish(onReceived)
  })
  const timer = setTimeout(
    afterSocketReads(() => finish(onTimeout)),
    deadlineMs,
  )
  request.on('readable', read)
  return () => finish()
}

interface WatchUploadOptions {
  /** Milliseconds before the minimum rate applies. */
  graceMs?: number
  bytesPerSecond?: number
  checkIntervalMs?: number
}

/**
 * Closes the connection of an upload that is slower than the minimum rate, with 408. The body is left to its reader,
 * which reads it as it arrives.
 * @returns a function that stops watching
 */
export function watchUpload(
  request: IncomingMessage,
  {
    graceMs = BODY_DEADLINE_MS,
    bytesPerSecond = UPLOAD_BYTES_PER_SECOND,
    checkIntervalMs = CHECK_INTERVAL_MS,
  }: WatchUploadOptions = {},
): () => void {
  const { socket } = request
  const startedAt = performance.now()
  const bytesBefore = socket.bytesRead
  let isFinished = false
  const check = (now: number) => {
    if (isFinished || request.complete) return stop()
    const elapsed = now - startedAt
    if (elapsed < graceMs || socket.bytesRead - bytesBefore >= (elapsed / 1000) * bytesPerSecond) return
    stop()
    socket.write(REQUEST_TIMEOUT)
    socket.destroySoon()
  }
  const timer = setInterval(afterSocketReads(check), checkIntervalMs)
  const stop = () => {
    isFinished = true
    clearInterval(timer)
  }
  return stop
}
