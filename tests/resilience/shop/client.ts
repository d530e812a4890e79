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
  took: number
  /** Milliseconds to the headers, without pauses of this process. */
  began: number
}

export type Ask = (path: string, options?: RequestOptions) => Promise<ShopResponse>

/** Longer than any response may take. */
const DEFAULT_TIMEOUT_MS = 30_000

export interface Client {
  ask: Ask
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
  from?: string
}

/** Sends requests as a browser does, over keep-alive connections. Without a response the status is 0. */
export function openClient({ origin, certificate, connections, from }: ClientOptions): Client {
  const ca = certificate && readFileSync(certificate)
  const dispatcher = new Agent({ connections, localAddress: from, connect: { ca, servername: 'localhost' } })
  const ask: Ask = async (path, { method = 'GET', headers, body, timeoutMs = DEFAULT_TIMEOUT_MS } = {}) => {
    const begun = performance.now()
    const elapsed = () => detector.ranSince(begun)
    try {
      const signal = AbortSignal.timeout(timeoutMs)
      const url = path.startsWith('http') ? path : origin + path
      const response = await request(url, { dispatcher, method: method as 'GET', headers, body, signal })
      const began = elapsed()
      return {
        ...{ status: response.statusCode, headers: response.headers, text: await response.body.text() },
        ...{ began, took: elapsed() },
      }
    } catch (error) {
      return { status: 0, headers: {}, text: String(error), began: elapsed(), took: elapsed() }
    }
  }
  return { ask, close: () => dispatcher.destroy() }
}
