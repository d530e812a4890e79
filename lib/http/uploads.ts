import type { IncomingMessage } from 'node:http'
import { UPLOAD_PATH } from '../paths'

/** Forms that may have files. */
const UPLOAD_FORM_PATHS: ReadonlySet<string> = new Set(['/api/form/account/ticket', '/api/form/account/ticket/reply'])

/** Whether a request contains files: its body may be larger than that of a call, and is streamed. */
export function isUpload({ method, url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): boolean {
  if (method !== 'POST') return false
  const path = url.split('?', 1)[0] ?? ''
  return path === UPLOAD_PATH || (UPLOAD_FORM_PATHS.has(path) && isMultipart(headers['content-type']))
}

export const isMultipart = (type: string | null | undefined): boolean => /^multipart\/form-data\s*;/i.test(type ?? '')
