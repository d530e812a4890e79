import 'server-only'
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
import busboy, { type FileInfo } from 'busboy'
import { fillPath } from '../../../contract/call'
import { CALLS } from '../../../contract/calls'
import { ATTACHMENT_TYPES, type NewAttachment } from '../../../contract/entities/ticket'
import { KEY_PATTERN, LIMITS } from '../../../contract/limits'
import { readBytes } from '../../../contract/read-body'
import type { Caller } from '../../../contract/signing'
import { ATTACHMENTS_FIELD, FILE_FIELD, fileName, readAttachments, writeAttachments } from '../../account/attachments'
import { isMultipart } from '../../http/uploads'
import { ApiError, isUnauthorized, logFailure } from '../api-error'
import { readResponse } from '../read-response'
import { fetchBytes, storeApi } from '../store-api'
import { getTranslations } from 'next-intl/server'
import { getStoreSettings } from '../../data/settings'
import { chooseLocale } from '../../i18n/locales'
import { BodyTooLarge, failureReply, jsonReply, readBody, refusal } from './bodies'
import { getOrCreateCaller, isSameOrigin } from './caller'
import { unauthorizedReply } from './forward'
import { rejectCall } from './request-guard'

/** Uploads a file to the store API. @returns its hash @throws ApiError if it is rejected */
async function upload(bytes: Uint8Array, caller: Caller): Promise<string> {
  const hash = createHash('sha256').update(bytes).digest('hex')
  const { method } = CALLS.addAttachment
  const path = fillPath(CALLS.addAttachment.path, { hash })
  const { data } = await storeApi().send({ method, path, bytes, caller })
  return readResponse(CALLS.addAttachment, data).hash
}

const isBytes = ({ headers }: Request) => headers.get('content-type') === 'application/octet-stream'

/** `POST /api/attachment`: one file of a ticket, as bytes. A message refers to it by its hash. */
export async function uploadFile(request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return refusal(403, 'Forbidden')
  const rejection = await rejectCall(request)
  if (rejection) return rejection
  if (!isBytes(request)) return refusal(415, 'Unsupported Media Type')
  try {
    const caller = await getOrCreateCaller()
    if (!caller.token) return refusal(401, 'Invalid Token')
    const bytes = await readBytes(request, LIMITS.attachmentBytes)
    if (bytes === null) return refusal(413, 'Content Too Large')
    return jsonReply(200, { code: 0, msg: '', data: { hash: await upload(bytes, caller) } })
  } catch (error) {
    logFailure(error, 'an upload failed')
    return isUnauthorized(error) ? unauthorizedReply(error, request) : failureReply(error)
  }
}

/** The field in which a form's handler finds why a file was rejected; browsers never send it. */
const PROBLEM_FIELD = 'attachments-problem'

/** The store API's message for a rejected file, or the storefront's own. @throws errors that are no rejection */
function problemOf(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) throw error
  const { errors = [] } = (error.data ?? {}) as { errors?: { field: string; message: string }[] }
  return errors.find(({ field }) => field === ATTACHMENTS_FIELD)?.message || error.msg || fallback
}

async function attachmentTexts() {
  const locale = chooseLocale((await getStoreSettings()).language.code)
  return getTranslations({ locale, namespace: 'Attachments' })
}

type FileStream = Readable & { truncated?: boolean }

/** @returns null if it exceeds the maximum file size */
async function readFile(stream: FileStream): Promise<Buffer | null> {
  const parts: Buffer[] = []
  for await (const part of stream as AsyncIterable<Buffer>) parts.push(part)
  return stream.truncated ? null : Buffer.concat(parts)
}

const MAX_FILE_MEGABYTES = LIMITS.attachmentBytes / 1024 / 1024

/** Files that are too large are read to their end, so that later text fields are not lost, but only up to this limit. */
const MAX_FORM_BYTES = 4 * LIMITS.uploadBytes

const PARSER_LIMITS = {
  fieldSize: LIMITS.bodyBytes,
  fields: 20,
  fileSize: LIMITS.attachmentBytes,
  // An empty file input is a part too.
  files: LIMITS.attachments + 1,
  parts: 30,
  headerPairs: 20,
}

/** Why a form's files were rejected, by field; empty if none was. */
export const fileProblems = (fields: URLSearchParams): Record<string, string> =>
  fields.has(PROBLEM_FIELD) ? { [ATTACHMENTS_FIELD]: fields.get(PROBLEM_FIELD) ?? '' } : {}

/**
 * The fields of a form that may have files. Only one file at a time is in memory: it is uploaded to the store API
 * before the next is read, and its hash becomes the value of the form's field. A rejected file does not affect the
 * other files and fields.
 */
export async function readUploadForm(request: Request): Promise<URLSearchParams> {
  const type = request.headers.get('content-type') ?? ''
  if (!isMultipart(type)) {
    const fields = new URLSearchParams(await readBody(request))
    fields.delete(PROBLEM_FIELD)
    return fields
  }
  const caller = await getOrCreateCaller()
  const fields = new URLSearchParams()
  const uploaded: NewAttachment[] = []
  const problems: string[] = []
  const t = await attachmentTexts()
  const tooMany = t('tooMany', { count: LIMITS.attachments })
  const handleFile = async (stream: FileStream, { filename }: FileInfo) => {
    // The form's own call will be rejected: a visitor's files are discarded.
    if (!caller.token) return void stream.resume()
    const bytes = await readFile(stream)
    if (bytes?.length === 0 || !filename) return
    const name = fileName(filename)
    if (bytes === null) return void problems.push(`${name}: ${t('tooLarge', { megabytes: MAX_FILE_MEGABYTES })}`)
    if (uploaded.length >= LIMITS.attachments) return void problems.push(tooMany)
    try {
      uploaded.push({ hash: await upload(bytes, caller), name })
    } catch (error) {
      // The session has ended: the form's own call is rejected too, and the entered values are kept until after the
      // login.
      if (!isUnauthorized(error)) problems.push(`${name}: ${problemOf(error, t('failed'))}`)
    }
  }
  const parser = busboy({ headers: { 'content-type': type }, limits: PARSER_LIMITS, defParamCharset: 'utf8' })
  let files = Promise.resolve()
  await new Promise<void>((resolve, reject) => {
    parser.on('field', (name, value) => name !== PROBLEM_FIELD && fields.append(name, value))
    parser.on('file', (name, stream, info) => {
      if (name !== FILE_FIELD) return void stream.resume()
      files = files.then(() => handleFile(stream, info))
      // A failure ends the form below; until then the remaining stream is read.
      files.catch(() => stream.resume())
    })
    parser.on('filesLimit', () => problems.push(tooMany))
    parser.on('close', resolve)
    parser.on('error', reject)
    const body = Readable.fromWeb(request.body as unknown as WebStream)
    let size = 0
    body.on('data', (part: Buffer) => {
      size += part.length
      if (size > MAX_FORM_BYTES) body.destroy(new BodyTooLarge())
    })
    body.on('error', reject)
    body.pipe(parser)
  })
  await files
  const previousFiles = readAttachments(fields.get(ATTACHMENTS_FIELD) ?? '')
  const all = [...previousFiles, ...uploaded]
  if (all.length > LIMITS.attachments) problems.push(tooMany)
  fields.set(ATTACHMENTS_FIELD, writeAttachments(all.slice(0, LIMITS.attachments)))
  if (problems.length > 0) fields.set(PROBLEM_FIELD, [...new Set(problems)].join(' '))
  return fields
}

const FILE_HEADERS = {
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

/**
 * A file of the customer's own ticket: an image is shown, a PDF is downloaded. No headers of the store API are
 * forwarded.
 */
export async function proxyAttachment(id: string): Promise<Response> {
  if (!KEY_PATTERN.test(id)) return refusal(404, 'Not Found')
  try {
    const path = fillPath(CALLS.getAttachment.path, { id })
    const { status, type, bytes } = await fetchBytes(path, await getOrCreateCaller())
    const attachmentType = ATTACHMENT_TYPES.find((one) => one === type)
    if (status !== 200 || !attachmentType) return refusal(status === 401 || status === 404 ? status : 502, '')
    const disposition = attachmentType === 'application/pdf' ? 'attachment; filename="attachment.pdf"' : 'inline'
    return new Response(new Uint8Array(bytes), {
      headers: { ...FILE_HEADERS, 'content-disposition': disposition, 'content-type': attachmentType },
    })
  } catch (error) {
    logFailure(error, 'a file of a ticket could not be fetched')
    return refusal(502, '')
  }
}
