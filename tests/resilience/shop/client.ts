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
  /** 0 where there was none. */
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
  /** Until its last byte, in milliseconds in which the machine ran. */
  took: number
  /** Until its first line, likewise. */
  began: number
}

export type Ask = (path: string, options?: RequestOptions) => Promise<ShopResponse>

/** Longer than anybody may be kept waiting. */
const DEFAULT_TIMEOUT_MS = 30_000

export interface Client {
  ask: Ask
  close: () => Promise<void>
}

const pulse = startPauseDetector()

interface ClientOptions {
  /** For paths without one. */
  origin: string
  /** Certificate of who is trusted. */
  certificate?: string
  /** Connections at most. Default: as many as are needed. */
  connections?: number
  /** Address of the loopback the questions come from. */
  from?: string
}

/** Sends requests as a browser does, over keep-alive connections. Without a response the status is 0. */
export function openClient({ origin, certificate, connections, from }: ClientOptions): Client {
  const ca = certificate && readFileSync(certificate)
  const dispatcher = new Agent({ connections, localAddress: from, connect: { ca, servername: 'localhost' } })
  const ask: Ask = async (path, { method = 'GET', headers, body, timeoutMs = DEFAULT_TIMEOUT_MS } = {}) => {
    const begun = performance.now()
    const passed = () => pulse.ranSince(begun)
    try {
      const signal = AbortSignal.timeout(timeoutMs)
      const url = path.startsWith('http') ? path : origin + path
      const reply = await request(url, { dispatcher, method: method as 'GET', headers, body, signal })
      const began = passed()
      return {
        ...{ status: reply.statusCode, headers: reply.headers, text: await reply.body.text() },
        ...{ began, took: passed() },
      }
    } catch (error) {
      return { status: 0, headers: {}, text: String(error), began: passed(), took: passed() }
    }
  }
  return { ask, close: () => dispatcher.destroy() }
}
