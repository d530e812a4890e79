import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { Agent, request } from 'undici'
import { freeClusterPorts } from '../../../tests/harness/cluster'
import { startNginx, type NginxSettings } from '../../../tests/harness/nginx'
import { Processes } from '../../../tests/harness/processes'
import { startFakeStorefront } from './fake-storefront'

export interface NginxResponse {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

interface RequestOptions {
  method?: string
  headers?: Record<string, string>
  body?: string
}

const UNLIMITED_RATES = { pages: '100000r/s', calls: '100000r/s' }

/** nginx as it is deployed, in front of two storefronts and a payment service whose responses the test defines. */
export async function openNginx({
  rates = UNLIMITED_RATES,
  addresses,
  pagesPerStorefront,
}: Pick<NginxSettings, 'rates' | 'addresses' | 'pagesPerStorefront'> = {}) {
  const processes = new Processes()
  const folder = mkdtempSync(join(tmpdir(), 'nginx-test-'))
  const ports = await freeClusterPorts()
  const storefronts = [await startFakeStorefront(), await startFakeStorefront()] as const
  const payments = await startFakeStorefront()
  const staticFolder = join(folder, 'static')
  const challenges = join(folder, 'nginx', 'challenges', '.well-known', 'acme-challenge')
  mkdirSync(staticFolder)
  mkdirSync(challenges, { recursive: true })
  writeFileSync(join(challenges, 'token'), 'token.thumbprint')
  writeFileSync(join(staticFolder, 'chunk.js'), `/* ${'x'.repeat(4000)} */`)
  writeFileSync(join(staticFolder, 'chunk.js.br'), 'compressed script')
  writeFileSync(join(staticFolder, 'look.css.br'), 'compressed style')
  await startNginx(processes, {
    folder: join(folder, 'nginx'),
    ports,
    storefronts: storefronts.map(({ port }) => port),
    storeApis: ports.storeApis,
    payment: payments.port,
    staticFolder,
    rates,
    addresses,
    pagesPerStorefront,
  })
  const ca = readFileSync(join(folder, 'nginx', 'certificate.pem'))
  const dispatcher = new Agent({ connect: { ca, servername: 'localhost' } })
  const origin = `https://localhost:${ports.https}`

  return {
    ports,
    origin,
    payOrigin: `https://localhost:${ports.pay}`,
    storefronts,
    payments,
    /** All storefronts respond alike. */
    respondWith: (listener: Parameters<(typeof storefronts)[0]['respondWith']>[0]) =>
      storefronts.forEach((one) => one.respondWith(listener)),
    requests: () => storefronts.flatMap(({ requests }) => requests),
    async request(path: string, { method = 'GET', headers, body }: RequestOptions = {}): Promise<NginxResponse> {
      const url = path.startsWith('http') ? path : origin + path
      const reply = await request(url, { dispatcher, method: method as 'GET', headers, body })
      return { status: reply.statusCode, headers: reply.headers, text: await reply.body.text() }
    },
    /** Sends the bytes unchanged. Resolves with the response as soon as it contains the text. */
    sendBytes: (bytes: string, text = '') =>
      new Promise<string>((resolve, reject) => {
        const socket = connect({ port: ports.https, host: '127.0.0.1', ca, servername: 'localhost' })
        let received = ''
        socket.once('secureConnect', () => socket.write(bytes)).once('error', reject)
        socket.once('close', () => resolve(received))
        socket.on('data', (data) => {
          received += String(data)
          if (received.includes(text)) socket.destroy()
        })
      }),
    async close() {
      await dispatcher.destroy()
      await Promise.all([...storefronts, payments].map((one) => one.close()))
      await processes.stopAll()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type OpenNginx = Awaited<ReturnType<typeof openNginx>>
