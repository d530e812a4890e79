import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findNginx } from '../../harness/nginx'
import { findFreePort } from '../../harness/ports'
import { type Processes, waitUntilReady } from '../../harness/processes'
import { fileServing } from './nginx-configuration'

interface Place {
  /** Of the files. */
  folder: string
  /** One of them. */
  file: string
  /** Of `certificate.pem` and `key.pem`. */
  certificates: string
}

const configuration = ({ folder, certificates }: Place, { own, port }: { own: string; port: number }) =>
  fileServing(
    own,
    'auto',
    `listen 127.0.0.1:${port} ssl http2;
    ssl_certificate ${certificates}/certificate.pem;
    ssl_certificate_key ${certificates}/key.pem;
    root ${folder};`,
  )

/** Serves files with nginx, by https, as fast as these bytes can be served here. @returns its address */
export async function startSecureFile(processes: Processes, place: Place): Promise<string> {
  const port = await findFreePort()
  const own = join(place.folder, 'nginx')
  mkdirSync(own)
  writeFileSync(join(own, 'nginx.conf'), configuration(place, { own, port }))
  const args = ['-p', own, '-c', join(own, 'nginx.conf'), '-e', join(own, 'error.log'), '-g', 'daemon off;']
  processes.start({ name: 'nginx', file: findNginx() ?? 'nginx', args, stopSignal: 'SIGQUIT' })
  const url = `https://localhost:${port}`
  const signal = new AbortController().signal
  await waitUntilReady({ url: `${url}/${place.file}`, name: 'nginx', patience: 10_000, signal })
  return url
}
