import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findNginx } from '../../harness/nginx'
import { findFreePort } from '../../harness/ports'
import { type Processes, waitUntilReady } from '../../harness/processes'
import { fileServing } from './nginx-configuration'

const configuration = (folder: string, port: number) =>
  'daemon off;' + fileServing(folder, '1', `listen 127.0.0.1:${port}; root ${folder}/pages; index page.html;`)

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
