import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findNginx } from '../../harness/nginx'
import { findFreePort } from '../../harness/ports'
import { type Processes, waitUntilReady } from '../../harness/processes'

const plainConfiguration = (folder: string, port: number) =>
  'daemon off;' + fileServing(folder, '1', `listen 127.0.0.1:${port}; root ${folder}/pages; index page.html;`)

/**
 * Serves one file with nginx: the upper bound for the speed of these bytes on this machine.
 * @returns its address; null if nginx is not installed
 */
export async function serveFile(processes: Processes, folder: string, html: string): Promise<string | null> {
  const file = findNginx()
  if (!file) return null
  const port = await findFreePort()
  const root = join(folder, 'nginx')
  mkdirSync(join(root, 'pages'), { recursive: true })
  writeFileSync(join(root, 'pages', 'page.html'), html)
  writeFileSync(join(root, 'nginx.conf'), plainConfiguration(root, port))
  processes.start({
    name: 'nginx',
    file,
    args: ['-p', root, '-c', join(root, 'nginx.conf')],
    stopSignal: 'SIGQUIT',
  })
  const url = `http://127.0.0.1:${port}`
  await waitUntilReady({ url, name: 'nginx', timeoutMs: 10_000, signal: new AbortController().signal })
  return url
}

interface ServedFiles {
  folder: string
  /** Name of a file, for the readiness check. */
  file: string
  /** Folder of `certificate.pem` and `key.pem`. */
  certificates: string
}

const tlsConfiguration = ({ folder, certificates }: ServedFiles, { root, port }: { root: string; port: number }) =>
  fileServing(
    root,
    'auto',
    `listen 127.0.0.1:${port} ssl http2;
    ssl_certificate ${certificates}/certificate.pem;
    ssl_certificate_key ${certificates}/key.pem;
    root ${folder};`,
  )

/** Serves files with nginx over TLS: the upper bound for their speed on this machine. @returns its origin */
export async function serveFilesOverTls(processes: Processes, files: ServedFiles): Promise<string> {
  const port = await findFreePort()
  const root = join(files.folder, 'nginx')
  mkdirSync(root)
  writeFileSync(join(root, 'nginx.conf'), tlsConfiguration(files, { root, port }))
  const args = ['-p', root, '-c', join(root, 'nginx.conf'), '-e', join(root, 'error.log'), '-g', 'daemon off;']
  processes.start({ name: 'nginx', file: findNginx() ?? 'nginx', args, stopSignal: 'SIGQUIT' })
  const url = `https://localhost:${port}`
  const signal = new AbortController().signal
  await waitUntilReady({ url: `${url}/${files.file}`, name: 'nginx', timeoutMs: 10_000, signal })
  return url
}

/** Started by root, nginx would drop its privileges, and with them the access to the folder. */
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
