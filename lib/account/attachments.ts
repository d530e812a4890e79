import { HASH_PATTERN, LIMITS } from '../../contract/limits'
import type { NewAttachment } from '../../contract/entities/ticket'

/** The field of files that a form sends without JavaScript, and the field of files already uploaded, as JSON. */
export const FILE_FIELD = 'file'
export const ATTACHMENTS_FIELD = 'attachments'

/** The types a file dialog offers. The server checks the content, not the file name. */
export const ACCEPTED_FILES = 'image/jpeg,image/png,image/webp,application/pdf'

const isAttachment = (value: unknown): value is NewAttachment => {
  const { hash, name } = (value ?? {}) as Partial<Record<string, unknown>>
  return typeof hash === 'string' && HASH_PATTERN.test(hash) && typeof name === 'string' && name !== ''
}

/** The uploaded files of a form's field; empty if the value is invalid. */
export function readAttachments(value: string | undefined): NewAttachment[] {
  try {
    const list: unknown = JSON.parse(value || '[]')
    return Array.isArray(list)
      ? list.filter(isAttachment).map(({ hash, name }) => ({ hash, name: fileName(name) }))
      : []
  } catch {
    return []
  }
}

export const writeAttachments = (files: readonly NewAttachment[]): string =>
  files.length > 0 ? JSON.stringify(files.map(({ hash, name }) => ({ hash, name }))) : ''

/** Invisible characters: control characters, and those that change the text direction. */
const INVISIBLE_CHARACTERS = /[\p{Cc}\p{Cf}\u2028\u2029]/gu

/** A file name for display and storage: its last part, shortened in the middle so that the extension remains. */
export function fileName(name: string): string {
  const last = (name.split(/[/\\]/).at(-1) ?? '').replace(INVISIBLE_CHARACTERS, '').trim() || 'file'
  const characters = Array.from(last)
  if (last.length <= LIMITS.attachmentName) return last
  return `${characters.slice(0, 40).join('')}…${characters.slice(-12).join('')}`
}

const MEGABYTE = 1024 * 1024

/** `2.4 MB` or `310 kB`, as the language writes numbers. */
export function fileSize(bytes: number, locale: string): string {
  const isLarge = bytes >= MEGABYTE / 10
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: isLarge ? 1 : 0 })
  return isLarge ? `${format.format(bytes / MEGABYTE)} MB` : `${format.format(Math.max(1, bytes / 1024))} kB`
}
