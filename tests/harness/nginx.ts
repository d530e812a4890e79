import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { which, type Processes, recordStart, type Started } from './processes'
import { UserError } from './user-error'

/** Longest wait for the first connection, in milliseconds. */
const START_TIMEOUT_MS = 10_000

/** Until the workers with new settings have taken over, in milliseconds. */
const RELOAD_MS = 1000

export interface NginxPorts {
  https: number
  http: number
  pay: number
  /** Where the storefronts find the store APIs. */
  storeApi: number
}

export interface NginxSettings {
  folder: string
  ports: NginxPorts
  storefronts: number[]
  storeApis: number[]
  payment: number
  staticFolder: string
  /** Name of the release whose pages it keeps; default: one for all. */
  release?: string
  /** Request rate of one address: `50r/s`. */
  rates?: { pages: string; calls: string }
  /** Where it listens, IPv6 in brackets; default: the loopback of IPv4 alone. */
  addresses?: string[]
}

/** nginx's program, or null when it is not installed. */
export const findNginx = () => which('nginx', ['/usr/sbin'])

const servers = (ports: number[]) =>
  ports.map((port) => `server 127.0.0.1:${port} max_fails=5 fail_timeout=1s;`).join(' ')

/** The values of deploy/nginx/nginx.env.example for one machine, on its loopback. */
function valuesFor(
  { folder, ports, rates, addresses = ['127.0.0.1'], ...rest }: NginxSettings,
  certificate: { file: string; keyFile: string },
) {
  const { pages = '50r/s', calls = '30r/s' } = rates ?? {}
  const listen = (port: number, words = '') => addresses.map((one) => `listen ${one}:${port}${words};`).join(' ')
  return {
    // Run by root, its workers would give up the rights to a folder that is root's.
    NGINX_USER: process.getuid?.() === 0 ? 'root' : 'nobody',
    NGINX_PID: join(folder, 'nginx.pid'),
    NGINX_FOLDER: folder,
    NGINX_ERROR_LOG: join(folder, 'error.log'),
    NGINX_ACCESS_LOG: join(folder, 'access.log'),
    PUBLIC_ORIGIN: `https://localhost:${ports.https}`,
    SHOP_HOST: 'localhost',
    HTTPS_LISTEN: listen(ports.https, ' ssl http2'),
    HTTP_LISTEN: listen(ports.http),
    CERTIFICATE: certificate.file,
    CERTIFICATE_KEY: certificate.keyFile,
    HSTS_SECONDS: '60',
    PAY_HOST: 'localhost',
    PAY_LISTEN: listen(ports.pay, ' ssl http2'),
    PAY_CERTIFICATE: certificate.file,
    PAY_CERTIFICATE_KEY: certificate.keyFile,
    STOREFRONTS: servers(rest.storefronts),
    STORE_APIS: servers(rest.storeApis),
    STORE_API_LISTEN: `127.0.0.1:${ports.storeApi}`,
    PAYMENT_SERVICE: `127.0.0.1:${rest.payment}`,
    STATIC_FOLDER: resolve(rest.staticFolder),
    CHALLENGES: join(folder, 'challenges'),
    ERROR_PAGES: resolve(NGINX_TEMPLATES),
    RELEASE: rest.release ?? 'local',
    PAGE_SECONDS: '1s',
    PAGE_RATE: pages,
    CALL_RATE: calls,
  }
}

const canConnect = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = createConnection(port, '127.0.0.1')
    socket.once('connect', () => done(true)).once('error', () => done(false))
    socket.once('connect', () => socket.destroy())
  })

/** @returns where the configuration begins */
async function writeConfiguration(processes: Processes, settings: NginxSettings): Promise<string> {
  const folder = resolve(settings.folder)
  mkdirSync(folder, { recursive: true })
  writeNginxFiles(folder, valuesFor({ ...settings, folder }, await ensureCertificate(processes, folder)))
  return join(folder, 'nginx.conf')
}

/** Has an nginx that runs take other settings: what it answers is answered by the old ones, what comes next by these. */
export async function reloadNginx(processes: Processes, pid: number, settings: NginxSettings): Promise<void> {
  await writeConfiguration(processes, settings)
  process.kill(pid, 'SIGHUP')
  await pause(RELOAD_MS)
}

/**
 * nginx with the configuration of deploy/, on the loopback.
 * @returns when it can be connected to
 * @throws UserError when it is not installed, or does not start
 */
export async function startNginx(processes: Processes, settings: NginxSettings): Promise<Started> {
  const file = findNginx()
  if (!file) throw new UserError('nginx is not installed (Debian: nginx-light).')
  const folder = resolve(settings.folder)
  const configuration = await writeConfiguration(processes, settings)
  const args = ['-p', folder, '-c', configuration, '-e', join(folder, 'error.log'), '-g', 'daemon off;']
  const started = processes.start({ name: 'nginx', file, args, stopSignal: 'SIGQUIT' })
  let isGone = false
  void started.ended.then(() => (isGone = true))
  const begun = Date.now()
  const end = begun + START_TIMEOUT_MS
  while (!(await canConnect(settings.ports.https))) {
    if (isGone || Date.now() > end) throw new UserError(`nginx did not start: see ${join(folder, 'error.log')}.`)
    await pause(50)
  }
  recordStart('nginx', Date.now() - begun)
  return started
}

/** The templates an operator copies. */
export const NGINX_TEMPLATES = join('deploy', 'nginx')

const ENDING = '.template'
const PLACE = /\$\{([A-Z][A-Z0-9_]*)\}/g

/** Reads `NAME=value` lines, as systemd and compose do; the rest of a line is the value. */
export function readEnvFile(text: string): Record<string, string> {
  const lines = text.split('\n').map((line) => /^([A-Z][A-Z0-9_]*)=(.*)$/.exec(line.trim()))
  return Object.fromEntries(lines.flatMap((line) => (line ? [[line[1], line[2]]] : [])))
}

/** @throws UserError that names what has no value */
export function fillTemplate(text: string, values: Record<string, string>): string {
  const missing = new Set([...text.matchAll(PLACE)].map(([, name = '']) => name).filter((name) => !values[name]))
  if (missing.size > 0) throw new UserError(`nginx's configuration needs a value for ${[...missing].join(', ')}.`)
  return text.replace(PLACE, (_, name: string) => values[name] ?? '')
}

/**
 * Writes nginx's configuration with its values filled in.
 * @param folder where `nginx.conf` goes, and `shop/` beside it
 * @throws UserError as above
 */
export function writeNginxFiles(folder: string, values: Record<string, string>, templates = NGINX_TEMPLATES) {
  const names = readdirSync(templates, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(ENDING))
  const files = names.map((name) => ({
    file: join(folder, name.slice(0, -ENDING.length)),
    text: fillTemplate(readFileSync(join(templates, name), 'utf8'), values),
  }))
  for (const { file, text } of files) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

const DAYS = '365'

/**
 * A self-signed certificate for names of this machine: made at the first start and kept.
 * @throws UserError when openssl is missing or fails
 */
export async function ensureCertificate(processes: Processes, folder: string, name = 'localhost') {
  const [file, keyFile] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
  if (existsSync(file) && existsSync(keyFile)) return { file, keyFile }
  const subject = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name},IP:127.0.0.1`]
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', keyFile]
  const { code } = await processes.run({
    name: 'openssl',
    file: 'openssl',
    args: ['req', '-x509', ...key, '-out', file, '-days', DAYS, ...subject],
    stdout: 'ignore',
    stderr: 'ignore',
  })
  if (code !== 0) throw new UserError('openssl made no certificate: is it installed? (Debian: openssl)')
  return { file, keyFile }
}
