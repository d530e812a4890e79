import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Agent, request } from 'undici'
import { freeClusterPorts, startCluster } from '../../tests/harness/cluster'
import { loadOrCreateSecrets } from '../../tests/harness/secrets'
import { UNLIMITED_REQUESTS } from '../../tests/harness/shop'
import { startMitmStoreApi, type ResponseChange } from '../stores/mitm-store-api'

interface RequestOptions {
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** More than any test sends: rejections are tested elsewhere. */
const RATES = { pages: '100000r/s', calls: '100000r/s' }

/** The whole shop as it is deployed, with a store API whose responses a test can change. */
export async function openTestCluster() {
  const folder = mkdtempSync(join(tmpdir(), 'test-cluster-'))
  const ports = await freeClusterPorts()
  const changes: Record<string, ResponseChange> = {}
  const secret = loadOrCreateSecrets(folder).storeApi
  const mitm = await startMitmStoreApi({ target: `http://127.0.0.1:${ports.storeApi}`, secret, changes })
  const cluster = await startCluster({
    ports,
    folder,
    rates: RATES,
    logLevel: 'error',
    output: openSync(join(folder, 'programs.log'), 'a'),
    env: { WARM_UP: 'false', ...UNLIMITED_REQUESTS },
    storeApiUrl: mitm.url,
  })
  const ca = readFileSync(join(folder, 'nginx', 'certificate.pem'))
  const dispatcher = new Agent({ connect: { ca, servername: 'localhost' } })
  return {
    ...cluster,
    changes,
    /** A request as a browser sends it, through nginx, or directly to a named program. */
    async request(path: string, { method = 'GET', headers, body }: RequestOptions = {}) {
      const url = path.startsWith('http') ? path : cluster.urls.shop + path
      const reply = await request(url, { dispatcher, method: method as 'GET', headers, body })
      return { status: reply.statusCode, headers: reply.headers, text: await reply.body.text() }
    },
    close: async () => {
      await dispatcher.destroy()
      await cluster.stop()
      mitm.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type TestCluster = Awaited<ReturnType<typeof openTestCluster>>
