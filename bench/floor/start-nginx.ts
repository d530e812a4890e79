import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findNginx } from '../../scripts/cluster/nginx'
import { findFreePort } from '../../scripts/ports'
import type { Processes } from '../../scripts/processes'
import { waitUntilReady } from '../../scripts/wait-until-ready'

/** Run by root it would give up its rights, and with them those to our folder. */
const user = process.getuid?.() === 0 ? 'user root;' : ''

const configuration = (folder: string, port: number) => `
${user}
worker_processes 1;
daemon off;
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
  server { listen 127.0.0.1:${port}; root ${folder}/pages; index page.html; }
}
`

/**
 * Serves one file with nginx: as fast as these bytes can be served here.
 * @returns its address; null where nginx is not installed
 */
export async function startNginx(processes: Processes, folder: string, html: string): Promise<string | null> {
  const file = findNginx()
  if (!file) return null
  const port = await findFreePort()
  const place = join(folder, 'nginx')
  mkdirSync(join(place, 'pages'), { recursive: true })
  writeFileSync(join(place, 'pages', 'page.html'), html)
  writeFileSync(join(place, 'nginx.conf'), configuration(place, port))
  processes.start({
    name: 'nginx',
    file,
    args: ['-p', place, '-c', join(place, 'nginx.conf')],
    stopSignal: 'SIGQUIT',
  })
  const url = `http://127.0.0.1:${port}`
  await waitUntilReady({ url, name: 'nginx', patience: 10_000, signal: new AbortController().signal })
  return url
}
