import { join } from 'node:path'
import { diskStorage, type MediaStorage } from './storage'

/** The configuration of the storage. */
export interface StorageEnv {
  DATA_DIR: string
  /** Empty for `media` in `DATA_DIR`. */
  MEDIA_DIR: string
  MEDIA_S3_BUCKET: string
  MEDIA_S3_ENDPOINT: string
  MEDIA_S3_REGION: string
}

/** Originals in the bucket of the configuration, or on disk in `MEDIA_DIR`. @throws BucketError */
export async function openMediaStorage(env: StorageEnv): Promise<MediaStorage> {
  if (!env.MEDIA_S3_BUCKET) return diskStorage(env.MEDIA_DIR || join(env.DATA_DIR, 'media'))
  const { openS3Storage } = await import('./s3-storage')
  return openS3Storage({ bucket: env.MEDIA_S3_BUCKET, endpoint: env.MEDIA_S3_ENDPOINT, region: env.MEDIA_S3_REGION })
}
