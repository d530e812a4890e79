/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'yaml'
import { NGINX_TEMPLATES, readEnvFile, writeNginxFiles } from '../tests/harness/nginx'

const read = (...path: string[]) => readFileSync(join(...path), 'utf8')
const SETTINGS = readEnvFile(read(NGINX_TEMPLATES, 'nginx.env.example'))

/** The variables of a program in docs/configuration.md. */
function listed(title: string): string[] {
  const [, chapter = ''] = read('docs', 'configuration.md').split(`## ${title}`)
  const [table = ''] = chapter.split(/\n#/)
  return table
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name))
}

it.each([
  ['storefront', 'Storefront ('],
  ['store-api', 'Store API ('],
  ['payment-service', 'Payment service ('],
])('the settings of the %s to copy are settings it has', (program, title) => {
  const names = Object.keys(readEnvFile(read('deploy', 'environment', `${program}.env.example`)))
  expect(names.length).toBeGreaterThan(5)
  for (const name of names) expect(listed(title)).toContain(name)
})

it('no secret has an example value: a missing one is reported at start', () => {
  for (const file of readdirSync(join('deploy', 'environment')))
    for (const [name, value] of Object.entries(readEnvFile(read('deploy', 'environment', file))))
      if (name.endsWith('_SECRET')) expect([file, name, value]).toEqual([file, name, ''])
})

/** The variables of nginx's templates. */
const placesOfTemplates = () =>
  readdirSync(NGINX_TEMPLATES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.template'))
    .flatMap((name) => [...read(NGINX_TEMPLATES, name).matchAll(/\$\{([A-Z_0-9]+)\}/g)].map(([, place = '']) => place))

it("nginx's settings to copy are those its templates have a place for", () => {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-files-'))
  writeNginxFiles(folder, SETTINGS)
  const places = placesOfTemplates()
  // The servers for pages are made of the servers and the limit.
  const { PAGES_PER_STOREFRONT: limit, ...filled } = SETTINGS
  expect(new Set(places)).toEqual(new Set([...Object.keys(filled), 'STOREFRONTS_FOR_PAGES']))
  const limited = `server 127.0.0.1:3001 max_fails=5 fail_timeout=1s max_conns=${limit};`
  expect(read(folder, 'shop', 'http.conf')).toContain(limited)
  writeNginxFiles(folder, filled)
  expect(read(folder, 'shop', 'http.conf')).toContain(limited)
  expect(read(folder, 'shop', 'storefront.conf')).toContain('server_name shop.example;')
  expect(() => writeNginxFiles(folder, { ...SETTINGS, SHOP_HOST: '' })).toThrow('needs a value for SHOP_HOST')
  rmSync(folder, { recursive: true })
})

it('the nginx container, which fills the templates itself, has a value for each of their places', () => {
  const { services } = parse(read('deploy', 'compose.yaml'), { merge: true }) as {
    services: { nginx: { environment: Record<string, string> } }
  }
  const { environment } = services.nginx
  const places = placesOfTemplates()
  expect(places.filter((place) => !(place in SETTINGS) && !(place in environment))).toEqual([])
  const limited = (environment.STOREFRONTS ?? '').replaceAll(';', ` max_conns=${SETTINGS.PAGES_PER_STOREFRONT};`)
  expect(environment.STOREFRONTS_FOR_PAGES).toBe(limited)
})

it.each(['HTTPS_LISTEN', 'HTTP_LISTEN', 'PAY_LISTEN'])('%s to copy is for IPv4 and for IPv6', (name) => {
  expect(SETTINGS[name]).toMatch(/^listen (\d+)( ssl http2)?; listen \[::\]:\1\2;$/)
})

it('containers and services give memory back as the measured programs do', () => {
  const units = readdirSync(join('deploy', 'systemd')).map((name) => read('deploy', 'systemd', name))
  for (const text of [...units, read('deploy', 'Dockerfile')]) expect(text).toContain(' MALLOC_ARENA_MAX=2')
})

/** docs/decisions/037 */
const HEAP_GROWTH = '--heap-growing-percent=100'

it('this version of Node.js knows the V8 flag of the storefront: it only warns of one that it does not know', () => {
  const known = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' })
  expect(known).toContain(` ${HEAP_GROWTH.split('=')[0]} `)
})

it('containers and services start the programs as npm does', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const unit = (name: string) => read('deploy', 'systemd', `touchline-${name}.service`)
  const keepAliveFlag = '--keepAliveTimeout 65000'
  expect(scripts.start).toContain(keepAliveFlag)
  expect(scripts.start).toContain('--dns-result-order=ipv4first')
  expect(scripts.start).toContain(HEAP_GROWTH)
  for (const text of [unit('storefront@'), read('deploy', 'Dockerfile')])
    expect(text).toContain(' NEXT_MANUAL_SIG_HANDLE=true')
  expect(read('deploy', 'Dockerfile')).toContain(`"${HEAP_GROWTH}"`)
  expect(unit('storefront@')).toContain(`ExecStart=/usr/bin/${scripts.start}\n`)
  expect(read('deploy', 'Dockerfile')).toContain('"--keepAliveTimeout", "65000"')
  for (const name of ['storefront@', 'store-api@', 'payment-service'])
    expect(unit(name)).toContain('SuccessExitStatus=143')
  // Two instances on one machine share their settings file, so the unit sets the metrics port.
  for (const name of ['storefront@', 'store-api@']) expect(unit(name)).toContain(' METRICS_PORT=1%i\n')
})

it('all store APIs of a shop have one folder for photographs and files of tickets', () => {
  const folder = '/var/lib/touchline/media'
  expect(readEnvFile(read('deploy', 'environment', 'store-api.env.example'))).toMatchObject({ MEDIA_DIR: folder })
  expect(read('deploy', 'systemd', 'touchline-store-api@.service')).toMatch(/^StateDirectory=.* touchline\/media$/m)
  const compose = read('deploy', 'compose.yaml')
  expect(compose).toContain(`MEDIA_DIR: ${folder}\n`)
  expect(compose).toContain(`volumes: ['media:${folder}']`)
  // A named volume gets the owner of the image's folder.
  expect(read('deploy', 'Dockerfile')).toContain(`install -d -o node -g node /var/lib/touchline ${folder}`)
})

it('the image knows every workspace before its packages are installed', () => {
  const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] }
  const [beforeInstall] = read('deploy', 'Dockerfile').split('RUN npm ci')
  for (const folder of workspaces) expect(beforeInstall).toContain(`COPY ${folder}/package.json ${folder}/\n`)
})

it.each(readdirSync(join('deploy', 'systemd')))('%s lets Node make the system calls it begins with', (name) => {
  // Without @pkey systemd ends every Node from 20 on with SIGSYS before its first line.
  expect(read('deploy', 'systemd', name)).toContain('SystemCallFilter=@system-service @pkey\n')
})

it.each([
  [
    'deploy/systemd/touchline-store-api@.service',
    'ExecStart=/usr/bin/node --enable-source-maps store-api/dist/main.mjs',
  ],
  [
    'deploy/systemd/touchline-payment-service.service',
    'ExecStart=/usr/bin/node --enable-source-maps payment-service/dist/main.mjs',
  ],
  ['deploy/compose.yaml', 'command: [node, --enable-source-maps, store-api/dist/main.mjs]'],
  ['deploy/compose.yaml', 'command: [node, --enable-source-maps, payment-service/dist/main.mjs]'],
  ['docs/deployment/debian.md', '--env-file=/etc/touchline/store-api.env store-api/dist/cli.mjs "$@"'],
  ['docs/deployment/docker.md', 'store-api-1 node store-api/dist/cli.mjs "$@"'],
])('%s starts what the build wrote', (file, command) => {
  expect(read(file)).toContain(command)
})
