import type { S3ServiceException } from '@aws-sdk/client-s3'
import { HASH_PATTERN } from '../../../contract/limits'
import { BucketError, MediaMissingError, type MediaStorage } from './storage'

/** A bucket of Amazon S3 or of a compatible service. */
export interface S3Options {
  bucket: string
  /** Base URL of a compatible service; empty for Amazon's. */
  endpoint: string
  region: string
}

/** Originals are stored below this prefix, so that a bucket can contain other objects too. */
const PREFIX = 'media/'

const CONNECTION_TIMEOUT_MS = 3000
/** Without a byte sent or received. */
const SOCKET_TIMEOUT_MS = 10_000
/** For one call with its retries: 20 MB at a megabyte a second fit. */
const CALL_TIMEOUT_MS = 30_000
/** For the check of the bucket at startup. */
const START_TIMEOUT_MS = 6000
const MAX_ATTEMPTS = 3

const ADVICE: Partial<Record<number, string>> = {
  301: 'it is in another region: set MEDIA_S3_REGION',
  400: 'the request is refused: check MEDIA_S3_REGION and the credentials',
  403: 'the credentials may not use it: check AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and its policy',
  404: 'there is no such bucket: create it, or set MEDIA_S3_BUCKET',
}

const statusOf = (error: unknown) => (error as Partial<S3ServiceException>).$metadata?.httpStatusCode

function describeError(error: unknown, { endpoint }: S3Options): string {
  const advice = ADVICE[statusOf(error) ?? 0]
  if (advice) return advice
  const { name, message, code } = error as { name?: string; message?: string; code?: string }
  if (name === 'CredentialsProviderError')
    return 'there are no credentials: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY'
  return `${endpoint || 'Amazon S3'} does not respond (${code ?? (message || name)})`
}

/**
 * Originals in a bucket. The SDK finds credentials in its documented places: `AWS_ACCESS_KEY_ID` and
 * `AWS_SECRET_ACCESS_KEY`, a profile, or the machine's role. It is loaded only here: a shop on disk does not need its
 * memory.
 * @throws BucketError if the bucket cannot be used
 */
export async function openS3Storage(options: S3Options): Promise<MediaStorage> {
  const sdk = await import('@aws-sdk/client-s3')
  const { bucket: Bucket, endpoint, region } = options
  const client = new sdk.S3Client({
    region,
    // Compatible services usually have no host name per bucket, and not all support the newer checksums.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: MAX_ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECTION_TIMEOUT_MS, socketTimeout: SOCKET_TIMEOUT_MS },
  })
  const objectOf = (hash: string) => {
    if (!HASH_PATTERN.test(hash)) throw new RangeError('not a hash')
    return { Bucket, Key: PREFIX + hash }
  }
  const withTimeout = (ms = CALL_TIMEOUT_MS) => ({ abortSignal: AbortSignal.timeout(ms) })
  const sizeOf = async (hash: string): Promise<number | undefined> => {
    try {
      return (await client.send(new sdk.HeadObjectCommand(objectOf(hash)), withTimeout())).ContentLength
    } catch (error) {
      if (statusOf(error) === 404) return undefined
      throw error
    }
  }

  try {
    await client.send(new sdk.HeadBucketCommand({ Bucket }), withTimeout(START_TIMEOUT_MS))
  } catch (error) {
    throw new BucketError(`The bucket ${Bucket} of MEDIA_S3_BUCKET cannot be used: ${describeError(error, options)}.`)
  }
  return {
    read: async (hash) => {
      try {
        const { Body } = await client.send(new sdk.GetObjectCommand(objectOf(hash)), withTimeout())
        return Buffer.from((await Body?.transformToByteArray()) ?? [])
      } catch (error) {
        throw statusOf(error) === 404 ? new MediaMissingError(hash) : error
      }
    },
    write: async (hash, bytes) => {
      if ((await sizeOf(hash)) === bytes.length) return
      await client.send(new sdk.PutObjectCommand({ ...objectOf(hash), Body: bytes }), withTimeout())
    },
    remove: async (hash) => void (await client.send(new sdk.DeleteObjectCommand(objectOf(hash)), withTimeout())),
    list: async () => {
      const hashes: string[] = []
      for await (const { Contents = [] } of sdk.paginateListObjectsV2({ client }, { Bucket, Prefix: PREFIX }))
        hashes.push(...Contents.map(({ Key = '' }) => Key.slice(PREFIX.length)))
      return hashes.filter((hash) => HASH_PATTERN.test(hash))
    },
  }
}
