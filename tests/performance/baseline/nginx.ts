import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findNginx } from '../../harness/nginx'
import { findFreePort } from '../../harness/ports'
import { type Processes, waitUntilReady } from '../../harness/processes'

const plainConfiguration = (folder: string, port: number) =>
  'daemon off;' + fileServing(folder, '1', `listen 127.0.0.1:${port}; root ${folder}/pages; index page.html;`)

/**
 * Serves one file with nginx: as fast as these bytes can be served here.
 * @returns its address; null where nginx is not installed
 */
export async function serveFile(processes: Processes, folder: string, html: string): Promise<string | null> {
  const file = findNginx()
  if (!file) return null
  const port = await findFreePort()
  const place = join(folder, 'nginx')
  mkdirSync(join(place, 'pages'), { recursive: true })
  writeFileSync(join(place, 'pages', 'page.html'), html)
  writeFileSync(join(place, 'nginx.conf'), plainConfiguration(place, port))
  processes.start({
    name: 'nginx',
    file,
    args: ['-p', place, '-c', join(place, 'nginx.conf')],
    stopSignal: 'SIGQUIT',
  })
  const url = `http://127.0.0.1:${port}`
  await waitUntilReady({ url, name: 'nginx', timeoutMs: 10_000, signal: new AbortController().signal })
  return url
}

interface Place {
  /** Of the files. */
  folder: string
  /** One of them. */
  file: string
  /** Of `certificate.pem` and `key.pem`. */
  certificates: string
}

const tlsConfiguration = ({ folder, certificates }: Place, { own, port }: { own: string; port: number }) =>
  fileServing(
    own,
    'auto',
    `listen 127.0.0.1:${port} ssl http2;
    ssl_certificate ${certificates}/certificate.pem;
    ssl_certificate_key ${certificates}/key.pem;
    root ${folder};`,
  )

/** Serves files with nginx, by https, as fast as these bytes can be served here. @returns its address */
export async function serveFilesOverTls(processes: Processes, place: Place): Promise<string> {
  const port = await findFreePort()
  const own = join(place.folder, 'nginx')
  mkdirSync(own)
  writeFileSync(join(own, 'nginx.conf'), tlsConfiguration(place, { own, port }))
  const args = ['-p', own, '-c', join(own, 'nginx.conf'), '-e', join(own, 'error.log'), '-g', 'daemon off;']
  processes.start({ name: 'nginx', file: findNginx() ?? 'nginx', args, stopSignal: 'SIGQUIT' })
  const url = `https://localhost:${port}`
  const signal = new AbortController().signal
  await waitUntilReady({ url: `${url}/${place.file}`, name: 'nginx', timeoutMs: 10_000, signal })
  return url
}

/** As root, nginx would drop its privileges, and with them the access to our folder. */
const user = process.getuid?.() === 0 ? 'user root;' : ''

/**
 * An nginx configuration that only serves files.
 * @param folder for its own files
 * @param server the block that defines the served files
 */
export const fileServing = (folder: string, workers: string, server: string) => `
${user}
worker_processes ${workers};
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  access_log off;
  sendfile on;
  keepalive_requests 1000000;
  default_type text/html;
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  server { ${server} }
}
`
