import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PlainFailure } from '../../tests/harness/plain-failure'
import type { Processes } from '../../tests/harness/processes'

const DAYS = '365'

/**
 * A certificate nobody has signed but ourselves, for names of this machine: made at the first start and kept.
 * @throws PlainFailure when openssl is missing or fails
 */
export async function keepCertificate(processes: Processes, folder: string, name = 'localhost') {
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
  if (code !== 0) throw new PlainFailure('openssl made no certificate: is it installed? (Debian: openssl)')
  return { file, keyFile }
}
