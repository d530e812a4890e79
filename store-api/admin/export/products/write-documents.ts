import type { FileHandle } from 'node:fs/promises'
import { stringify } from 'yaml'
import type { OwnDocument } from './own-cells'

/** A document in the YAML that `apply`, `product set` and `import` read: long texts stay on one line. */
export const toYaml = (document: object): string => stringify(document, { lineWidth: 0 })

/** Writes products as a stream of YAML documents. */
export async function writeDocuments(file: FileHandle, products: AsyncIterable<OwnDocument>): Promise<void> {
  let isFirst = true
  for await (const document of products) {
    await file.write(`${isFirst ? '' : '---\n'}${toYaml(document)}`)
    isFirst = false
  }
}
