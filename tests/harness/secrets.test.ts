import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadOrCreateSecrets } from './secrets'
import { UserError } from './user-error'

const folder = mkdtempSync(join(tmpdir(), 'demo-secrets-'))
const file = join(folder, 'demo-secrets.json')
afterEach(() => rmSync(file, { force: true }))
afterAll(() => rmSync(folder, { recursive: true }))

describe('the secrets of the demo', () => {
  it('are created once and stored for their owner alone', () => {
    const secrets = loadOrCreateSecrets(folder)
    expect(new Set(Object.values(secrets)).size).toBe(5)
    expect(loadOrCreateSecrets(folder)).toEqual(secrets)
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it('complete an older file once, and keep its secrets', () => {
    const old = { storeApi: 'a'.repeat(64), session: 'b'.repeat(64) }
    writeFileSync(file, JSON.stringify(old))
    const secrets = loadOrCreateSecrets(folder)
    expect(secrets).toMatchObject(old)
    expect(secrets.payments).toHaveLength(64)
    expect(loadOrCreateSecrets(folder)).toEqual(secrets)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(secrets)
  })

  it.each(['', '{}', '{"storeApi":1,"session":"x"}', 'nonsense'])('are rejected if the file contains %j', (content) => {
    writeFileSync(file, content)
    expect(() => loadOrCreateSecrets(folder)).toThrow(UserError)
  })
})
