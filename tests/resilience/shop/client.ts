import { readFileSync } from 'node:fs'
import { Agent, request } from 'undici'
import { startPauseDetector } from '../pause-detector'

export interface RequestOptions {
  method?: string
  headers?: Record<string, string>
  body?: string
  /** Longest wait, in milliseconds. */
  timeoutMs?: number
}

export interface ShopResponse {
  /** 0 without a response. */
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
  /** Milliseconds to the last byte, without pauses of this process. */
  durationMs: number
  /** Milliseconds to the headers, without pauses of this process. */
  firstByteMs: number
}

export type SendRequest = (path: string, options?: RequestOptions) => Promise<ShopResponse>

/** Longer than any response may take. */
const DEFAULT_TIMEOUT_MS = 30_000

export interface Client {
  ask: SendRequest
  close: () => Promise<void>
}

const detector = startPauseDetector()

interface ClientOptions {
  /** Origin for paths without one. */
  origin: string
  /** File of the trusted certificate. */
  certificate?: string
  /** Maximum number of connections; default: no limit. */
  connections?: number
  /** Source address, on the loopback. */
  localAddress?: string
}

/** Sends requests as a browser does, over keep-alive connections. Without a response the status is 0. */
export function openClient({ origin, certificate, connections, localAddress }: ClientOptions): Client {
  const ca = certificate && readFileSync(certificate)
  const dispatcher = new Agent({ connections, localAddress, connect: { ca, servername: 'localhost' } })
  const sendRequest: SendRequest = async (
    path,
    { method = 'GET', headers, body, timeoutMs = DEFAULT_TIMEOUT_MS } = {},
  ) => {
    const startedAt = performance.now()
    const elapsed = () => detector.elapsedSince(startedAt)
    try {
      const signal = AbortSignal.timeout(timeoutMs)
      const url = path.startsWith('http') ? path : origin + path
      const response = await request(url, { dispatcher, method: method as 'GET', headers, body, signal })
      const firstByteMs = elapsed()
      return {
        ...{ status: response.statusCode, headers: response.headers, text: await response.body.text() },
        ...{ firstByteMs, durationMs: elapsed() },
      }
    } catch (error) {
      return { status: 0, headers: {}, text: String(error), firstByteMs: elapsed(), durationMs: elapsed() }
    }
  }
  return { ask: sendRequest, close: () => dispatcher.destroy() }
}
