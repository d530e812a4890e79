import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keepSecrets } from './demo-secrets'
import { PlainFailure } from '../tests/harness/plain-failure'

const folder = mkdtempSync(join(tmpdir(), 'demo-secrets-'))
const file = join(folder, 'demo-secrets.json')
afterEach(() => rmSync(file, { force: true }))
afterAll(() => rmSync(folder, { recursive: true }))

describe('the secrets of the demo', () => {
  it('are made once and kept, for their owner alone', () => {
    const secrets = keepSecrets(folder)
    expect(new Set(Object.values(secrets)).size).toBe(5)
    expect(keepSecrets(folder)).toEqual(secrets)
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it('keep what an older file holds and get what it lacks, once', () => {
    const old = { storeApi: 'a'.repeat(64), session: 'b'.repeat(64) }
    writeFileSync(file, JSON.stringify(old))
    const secrets = keepSecrets(folder)
    expect(secrets).toMatchObject(old)
    expect(secrets.payments).toHaveLength(64)
    expect(keepSecrets(folder)).toEqual(secrets)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(secrets)
  })

  it.each(['', '{}', '{"storeApi":1,"session":"x"}', 'nonsense'])('are refused when the file holds %j', (content) => {
    writeFileSync(file, content)
    expect(() => keepSecrets(folder)).toThrow(PlainFailure)
  })
})
