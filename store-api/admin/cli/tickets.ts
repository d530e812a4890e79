import { userInfo } from 'node:os'
import type { Attachment, AttachmentType, TicketState } from '../../../contract/entities/ticket'
import { openPictureTarget } from '../export/products/picture-target'
import type { ShownTicket } from '../../feedback/operator-tickets'
import type { ShopCommands } from '../shop-command-types'
import { sanitize, print } from './args'
import { CommandError } from './command-error'
import { withCommands } from './with-commands'

const pluralize = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** Lists tickets. @param state only these; null for all */
export async function listTicketsCommand(state: TicketState | null): Promise<void> {
  await withCommands(async (commands) => {
    const tickets = await commands.run('listTickets', { state })
    for (const { number, updatedAt, type, email, orderNumber, files, ...one } of tickets) {
      const subject = [type, orderNumber].filter(Boolean).join(' ')
      print(sanitize(`${number}: ${one.state}, ${updatedAt}, ${email}, ${subject}, ${pluralize(files, 'file')}`))
    }
    if (tickets.length === 0) print('There is no such ticket.')
  })
}

/** @throws CommandError if the ticket does not exist */
async function readTicket(commands: ShopCommands, number: string): Promise<ShownTicket> {
  const ticket = await commands.run('showTicket', { number })
  if (!ticket) throw new CommandError(sanitize(`There is no ticket ${number}.`))
  return ticket
}

/** Shows a ticket with its thread. @throws CommandError */
export async function showTicketCommand(number: string): Promise<void> {
  await withCommands(async (commands) => {
    const ticket = await readTicket(commands, number)
    const subject = [ticket.type, ticket.orderNumber].filter(Boolean).join(' ')
    print(sanitize(`${ticket.number}: ${ticket.state}, ${ticket.email}, ${subject}`))
    for (const { from, at, content, attachments } of ticket.records) {
      print(sanitize(`${at}, ${from}:`))
      for (const line of content.split('\n')) print(sanitize(`  ${line}`))
      for (const file of attachments ?? []) print(sanitize(`  file: ${file.name}, ${file.type}, ${file.bytes} bytes`))
    }
  })
}

/** The extension follows from the content, not from the customer's file name. */
const EXTENSIONS: Record<AttachmentType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
}

const MAX_NAME_LENGTH = 60

/**
 * The name of a saved file: `T-482113-1-torn-seam.jpg`. It is safe for any name that the customer uploads: it leads to no
 * other folder, is no hidden file, and has the extension of its real type.
 */
export function savedName(number: string, place: number, { name, type }: Pick<Attachment, 'name' | 'type'>): string {
  const baseName = name
    .replace(/\.[^.]*$/, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  const shortName = Array.from(baseName).slice(0, MAX_NAME_LENGTH).join('')
  return `${[number, place, shortName].filter(Boolean).join('-')}.${EXTENSIONS[type]}`
}

/** Saves the files of a ticket into a folder or an archive. @throws CommandError, FileRefused */
export async function saveFilesCommand(number: string, folder: string, replaces: boolean): Promise<void> {
  await withCommands(async (commands) => {
    const ticket = await readTicket(commands, number)
    const files = ticket.records.flatMap(({ attachments }) => attachments ?? [])
    if (files.length === 0) throw new CommandError(`${ticket.number} has no files.`)
    const savedCount = await saveFiles(commands, { ticket, files, folder, replaces })
    print(sanitize(`${pluralize(savedCount, 'file')} of ${ticket.number} in ${folder}.`))
    if (savedCount < files.length)
      print(`${pluralize(files.length - savedCount, 'file')} could not be read: see the log of the shop.`)
  })
}

interface SaveOptions {
  ticket: ShownTicket
  files: readonly Attachment[]
  folder: string
  replaces: boolean
}

/** @returns the number of saved files; files whose bytes are missing are skipped */
export async function saveFiles(
  commands: ShopCommands,
  { ticket, files, folder, replaces }: SaveOptions,
): Promise<number> {
  const { number } = ticket
  const target = await openPictureTarget(folder, { replaces })
  let count = 0
  try {
    for (const [index, file] of files.entries()) {
      const { base64 } = await commands.run('readTicketFile', { number, id: file.id })
      if (base64 === null) continue
      await target.add(savedName(number, index + 1, file), Buffer.from(base64, 'base64'))
      count += 1
    }
    // Recorded before the files are complete: nothing leaves the shop unrecorded.
    await commands.run('recordSavedFiles', { number, actor: userInfo().username, count })
    await target.close()
  } catch (error) {
    target.abort()
    throw error
  }
  return count
}
