import { withKnownPictures } from '../../../catalog/operations/known-pictures'
import type { Prepared } from '../to-document'
import type { PictureSender, WithPictures } from './send-source-pictures'

interface OwnPicture extends Record<string, unknown> {
  file: string
  hash?: string
}

const isPicture = (picture: unknown): picture is OwnPicture =>
  typeof picture === 'object' && picture !== null && 'file' in picture && typeof picture.file === 'string'

/**
 * Sends the pictures that a document names, and puts their hashes into it. A photograph that the shop has is already
 * named by its hash. If none can be read, the product keeps its current pictures.
 */
export async function withOwnPictures(prepared: Prepared, sender: PictureSender): Promise<WithPictures> {
  const { pictures, ...document } = prepared.document
  const named = Array.isArray(pictures) ? pictures.filter(isPicture) : []
  if (named.length === 0) return { prepared, added: 0, problems: [] }
  const results = await Promise.all(
    named.map(async (picture) => {
      const { hash } = picture
      if (hash && (await sender.has(hash))) return { picture, hash, problem: '', isNew: false }
      return { picture, ...(await sender.send(picture.file)) }
    }),
  )
  const good = results.filter(({ problem }) => problem === '')
  return {
    prepared: {
      ...prepared,
      document: withKnownPictures(
        good.length > 0 ? { ...document, pictures: good.map(({ picture, hash }) => ({ ...picture, hash })) } : document,
        good.map(({ picture }) => picture.file),
      ),
    },
    added: good.filter(({ isNew }) => isNew).length,
    problems: results.flatMap(({ picture, problem }) =>
      problem ? [{ line: prepared.source.line, address: picture.file, problem }] : [],
    ),
  }
}
