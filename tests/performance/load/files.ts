import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { request } from 'undici'
import type { Processes } from '../../harness/processes'
import { startSecureFile } from '../floor/start-secure-file'
import { COMPRESSED } from './compressed'

interface Pages {
  /** Origin of the shop. */
  shop: string
  /** Of a folder for the files. */
  folder: string
  /** Of `certificate.pem` and `key.pem`. */
  certificates: string
  pages: readonly { name: string; path: string }[]
}

/** Stores the bytes of pages, as they come compressed, and serves them with nginx over TLS. @returns its origin */
export async function storeFiles(processes: Processes, { shop, folder, certificates, pages }: Pages): Promise<string> {
  const files = join(folder, 'files')
  mkdirSync(files)
  for (const { name, path } of pages) {
    const { body } = await request(shop + path, { headers: COMPRESSED })
    writeFileSync(join(files, `${name}.html`), Buffer.from(await body.arrayBuffer()))
  }
  return startSecureFile(processes, { folder: files, file: `${pages[0]?.name}.html`, certificates })
}
