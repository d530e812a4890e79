import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { validateXML } from 'xmllint-wasm'

const read = (fileName: string) => ({
  fileName,
  contents: readFileSync(join(process.cwd(), 'lib/seo/testing', fileName), 'utf8'),
})

/**
 * Validation errors of XML against a schema of this folder; without a schema, the errors that keep it from being
 * well-formed.
 */
export async function findXmlErrors(contents: string, schema?: 'sitemap' | 'sitemap-index'): Promise<string[]> {
  const xml = [{ fileName: 'written.xml', contents }]
  const { errors } = await validateXML(
    schema
      ? { xml, schema: [read(`${schema}.xsd`)], preload: [read('sitemap-image.xsd')] }
      : { xml, normalization: 'format' },
  )
  return errors.map(({ message }) => message)
}
