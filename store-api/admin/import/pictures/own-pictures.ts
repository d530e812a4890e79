import { withKnownPictures } from '../../../catalog/operations/known-pictures'
import type { PreparedProduct } from '../to-document'
import type { PictureSender, ProductWithPictures } from './send-source-pictures'

interface OwnPicture extends Record<string, unknown> {
  file: string
  hash?: string
}

const isPicture = (picture: unknown): picture is OwnPicture =>
  typeof picture === 'object' && picture !== null && 'file' in picture && typeof picture.file === 'string'

/**
 * Sends the pictures of a document, and adds their hashes to it. A photograph that the shop has is already
 * identified by its hash. If none can be read, the product keeps its current pictures.
 */
export async function attachOwnPictures(
  prepared: PreparedProduct,
  sender: PictureSender,
): Promise<ProductWithPictures> {
  const { pictures, ...document } = prepared.document
  const documentPictures = Array.isArray(pictures) ? pictures.filter(isPicture) : []
  if (documentPictures.length === 0) return { prepared, added: 0, problems: [] }
  const results = await Promise.all(
    documentPictures.map(async (picture) => {
      const { hash } = picture
      if (hash && (await sender.has(hash))) return { picture, hash, problem: '', isNew: false }
      return { picture, ...(await sender.send(picture.file)) }
    }),
  )
  const accepted = results.filter(({ problem }) => problem === '')
  return {
    prepared: {
      ...prepared,
      document: withKnownPictures(
        accepted.length > 0
          ? { ...document, pictures: accepted.map(({ picture, hash }) => ({ ...picture, hash })) }
          : document,
        accepted.map(({ picture }) => picture.file),
      ),
    },
    added: accepted.filter(({ isNew }) => isNew).length,
    problems: results.flatMap(({ picture, problem }) =>
      problem ? [{ line: prepared.source.line, address: picture.file, problem }] : [],
    ),
  }
}
