import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findNginx } from '../../scripts/cluster/nginx'
import { findFreePort } from '../../scripts/ports'
import type { Processes } from '../../scripts/processes'
import { waitUntilReady } from '../../scripts/wait-until-ready'

/** Run by root it would give up its rights, and with them those to our folder. */
const user = process.getuid?.() === 0 ? 'user root;' : ''

interface Place {
  /** Of the files. */
  folder: string
  /** One of them. */
  file: string
  /** Of `certificate.pem` and `key.pem`. */
  certificates: string
}

const configuration = ({ folder, certificates }: Place, { own, port }: { own: string; port: number }) => `
${user}
worker_processes auto;
pid ${own}/nginx.pid;
error_log ${own}/error.log;
events { worker_connections 512; }
http {
  access_log off;
  sendfile on;
  keepalive_requests 1000000;
  default_type text/html;
  client_body_temp_path ${own}; proxy_temp_path ${own}; fastcgi_temp_path ${own};
  uwsgi_temp_path ${own}; scgi_temp_path ${own};
  server {
    listen 127.0.0.1:${port} ssl http2;
    ssl_certificate ${certificates}/certificate.pem;
    ssl_certificate_key ${certificates}/key.pem;
    root ${folder};
  }
}
`

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
