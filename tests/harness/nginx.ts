import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { which, type Processes, recordStart, type StartedProcess } from './processes'
import { UserError } from './user-error'

/** Longest wait for the first connection, in milliseconds. */
const START_TIMEOUT_MS = 10_000

/** Time until workers with new settings have taken over, in milliseconds. */
const RELOAD_MS = 1000

export interface NginxPorts {
  https: number
  http: number
  pay: number
  /** For the storefronts: in front of the store APIs. */
  storeApi: number
}

export interface NginxSettings {
  folder: string
  ports: NginxPorts
  storefronts: number[]
  /** Limit of concurrent page requests to each of them; default: that of the configuration. */
  pagesPerStorefront?: number | undefined
  storeApis: number[]
  payment: number
  staticFolder: string
  /** Name of the release, part of the key of cached pages; default: the same for all. */
  release?: string
  /** Rate limits per client address, such as `50r/s`. */
  rates?: { pages: string; calls: string }
  /** Addresses to listen on, IPv6 in brackets; default: the IPv4 loopback. */
  addresses?: string[]
}

/** Path of nginx, or null if it is not installed. */
export const findNginx = () => which('nginx', ['/usr/sbin'])

const servers = (ports: number[]) =>
  ports.map((port) => `server 127.0.0.1:${port} max_fails=5 fail_timeout=1s;`).join(' ')

/** Values for the variables of deploy/nginx/nginx.env.example, for one machine. */
function valuesFor(
  { folder, ports, rates, addresses = ['127.0.0.1'], ...rest }: NginxSettings,
  certificate: { file: string; keyFile: string },
) {
  const { pages = '50r/s', calls = '30r/s' } = rates ?? {}
  const listen = (port: number, parameters = '') =>
    addresses.map((address) => `listen ${address}:${port}${parameters};`).join(' ')
  return {
    // Workers of another user could not access root's folder.
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
    ...(rest.pagesPerStorefront && { PAGES_PER_STOREFRONT: String(rest.pagesPerStorefront) }),
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

/** @returns path of the main configuration file */
async function writeConfiguration(processes: Processes, settings: NginxSettings): Promise<string> {
  const folder = resolve(settings.folder)
  mkdirSync(folder, { recursive: true })
  writeNginxFiles(folder, valuesFor({ ...settings, folder }, await ensureCertificate(processes, folder)))
  return join(folder, 'nginx.conf')
}

/** Reloads a running nginx with new settings. Requests in progress are completed with the old ones. */
export async function reloadNginx(processes: Processes, pid: number, settings: NginxSettings): Promise<void> {
  await writeConfiguration(processes, settings)
  process.kill(pid, 'SIGHUP')
  await pause(RELOAD_MS)
}

/**
 * Starts nginx with the configuration of deploy/. Resolves when it accepts connections.
 * @throws UserError if it is not installed, or does not start
 */
export async function startNginx(processes: Processes, settings: NginxSettings): Promise<StartedProcess> {
  const file = findNginx()
  if (!file) throw new UserError('nginx is not installed (Debian: nginx-light).')
  const folder = resolve(settings.folder)
  const configuration = await writeConfiguration(processes, settings)
  const args = ['-p', folder, '-c', configuration, '-e', join(folder, 'error.log'), '-g', 'daemon off;']
  const started = processes.start({ name: 'nginx', file, args, stopSignal: 'SIGQUIT' })
  let hasEnded = false
  void started.exited.then(() => (hasEnded = true))
  const startedAt = Date.now()
  const end = startedAt + START_TIMEOUT_MS
  while (!(await canConnect(settings.ports.https))) {
    if (hasEnded || Date.now() > end) throw new UserError(`nginx did not start: see ${join(folder, 'error.log')}.`)
    await pause(50)
  }
  recordStart('nginx', Date.now() - startedAt)
  return started
}

/** The configuration templates for operators. */
export const NGINX_TEMPLATES = join('deploy', 'nginx')

const TEMPLATE_EXTENSION = '.template'
const PLACEHOLDER = /\$\{([A-Z][A-Z0-9_]*)\}/g

/** Parses `NAME=value` lines as systemd and Compose do; the value is the rest of the line. */
export function readEnvFile(text: string): Record<string, string> {
  const lines = text.split('\n').map((line) => /^([A-Z][A-Z0-9_]*)=(.*)$/.exec(line.trim()))
  return Object.fromEntries(lines.flatMap((line) => (line ? [[line[1], line[2]]] : [])))
}

/** Replaces `${NAME}` by its value. @throws UserError that names the variables without a value */
export function fillTemplate(text: string, values: Record<string, string>): string {
  const missing = new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name).filter((name) => !values[name]))
  if (missing.size > 0) throw new UserError(`nginx's configuration needs a value for ${[...missing].join(', ')}.`)
  return text.replace(PLACEHOLDER, (_, name: string) => values[name] ?? '')
}

/** Default limit of concurrent page requests to a storefront. */
const PAGES_PER_STOREFRONT = '100'

/** Derives the servers for pages from the storefronts and the limit of concurrent page requests. */
function withPageLimit(values: Record<string, string>): Record<string, string> {
  const { STOREFRONTS = '', PAGES_PER_STOREFRONT: limit = PAGES_PER_STOREFRONT } = values
  return { ...values, STOREFRONTS_FOR_PAGES: STOREFRONTS.replace(/;/g, ` max_conns=${limit};`) }
}

/**
 * Writes nginx's configuration from its templates.
 * @param folder for `nginx.conf` and the folder `shop/`
 * @throws UserError as `fillTemplate`
 */
export function writeNginxFiles(folder: string, values: Record<string, string>, templates = NGINX_TEMPLATES) {
  const names = readdirSync(templates, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith(TEMPLATE_EXTENSION),
  )
  const files = names.map((name) => ({
    file: join(folder, name.slice(0, -TEMPLATE_EXTENSION.length)),
    text: fillTemplate(readFileSync(join(templates, name), 'utf8'), withPageLimit(values)),
  }))
  for (const { file, text } of files) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

const DAYS = '365'

/**
 * Returns a self-signed certificate for this machine: created once and reused.
 * @throws UserError if openssl is missing or fails
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
  if (code !== 0) throw new UserError('openssl created no certificate: is it installed? (Debian: openssl)')
  return { file, keyFile }
}
