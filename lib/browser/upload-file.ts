import type { Reply } from '../../contract/envelope'
import { clearLostSession } from '../account/session-lost'
import { ATTACHMENTS_FIELD } from '../account/attachments'
import { OWNER_HEADER, SESSION_LOST_HEADER } from '../auth/session-signals'
import { UPLOAD_PATH } from '../paths'
import { redirectIfSessionLost } from './call'
import { CallError } from './call-error'

const UNAUTHORIZED = 401

interface FieldMessages {
  errors?: { field: string; message: string }[]
}

function readReply(text: string): Reply | null {
  try {
    return JSON.parse(text) as Reply
  } catch {
    return null
  }
}

/** The store API's message for a rejected file; empty if it has none. */
const messageOf = ({ msg, data }: Reply) =>
  ((data ?? {}) as FieldMessages).errors?.find(({ field }) => field === ATTACHMENTS_FIELD)?.message ?? msg

/**
 * Uploads a file of a ticket. `fetch` reports no progress.
 * @param onProgress receives the uploaded share, 0 to 1
 * @returns the file's hash
 * @throws CallError
 */
export async function uploadFile(file: Blob, onProgress: (share: number) => void): Promise<string> {
  const request = new XMLHttpRequest()
  await new Promise<void>((resolve) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onloadend = () => resolve()
    request.open('POST', UPLOAD_PATH)
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.send(file)
  })
  const reply = readReply(request.responseText)
  if (!reply) throw new CallError('', request.status)
  if (reply.code === 0) return (reply.data as { hash: string }).hash
  const isRefused = reply.code === UNAUTHORIZED && request.getResponseHeader(SESSION_LOST_HEADER) === '1'
  const hasSessionEnded = isRefused && (await clearLostSession())
  const isOwnerKnown = request.getResponseHeader(OWNER_HEADER) === '1'
  throw redirectIfSessionLost(new CallError(messageOf(reply), reply.code, reply.data, hasSessionEnded, isOwnerKnown))
}
