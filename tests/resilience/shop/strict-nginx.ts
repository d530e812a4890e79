import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { startNginx } from '../../harness/nginx'
import { findFreePort } from '../../harness/ports'
import type { Processes } from '../../harness/processes'
import type { FaultShop } from './fault-shop'

const portOf = ({ url }: { url: string }) => Number(new URL(url).port)

/** Starts a second nginx in front of the same storefronts, with the rate limits of production. */
export async function startStrictNginx(processes: Processes, { instances, folder }: FaultShop) {
  const ports = {
    ...{ https: await findFreePort(), http: await findFreePort() },
    ...{ pay: await findFreePort(), storeApi: await findFreePort() },
  }
  // With the same certificate, so that clients trust it.
  const ownFolder = join(folder, 'strict-nginx')
  mkdirSync(ownFolder, { recursive: true })
  for (const file of ['certificate.pem', 'key.pem']) copyFileSync(join(folder, 'nginx', file), join(ownFolder, file))
  const { child, exited } = await startNginx(processes, {
    ports,
    folder: ownFolder,
    storefronts: instances.storefronts.map(portOf),
    storeApis: instances.storeApis.map(portOf),
    payment: portOf(instances.payment),
    staticFolder: join('.next', 'static'),
  })
  const stop = async () => {
    child.kill('SIGQUIT')
    await exited
  }
  return { url: `https://localhost:${ports.https}`, stop }
}
