import { type Command, Option } from 'commander'
import { TICKET_STATES, type TicketState } from '../../../contract/entities/ticket'

/** Commands for customers' tickets. */
export function addTicketCommands(program: Command): void {
  const ticket = program.command('ticket').description('Read tickets of customers, and save the files they attached.')
  ticket
    .command('list')
    .description('List the tickets that were changed last, with how many files each has.')
    .addOption(new Option('--state <state>', 'only tickets that stand there').choices(TICKET_STATES))
    .action(async ({ state }: { state?: TicketState }) => (await import('./tickets')).listTicketsCommand(state ?? null))
  ticket
    .command('show')
    .description('Show a ticket: its messages and the files of each.')
    .argument('<ticket number>', 'such as T-482113')
    .action(async (number: string) => (await import('./tickets')).showTicketCommand(number))
  ticket
    .command('save')
    .description('Save the files of a ticket, readable by you alone. The audit log records who did.')
    .argument('<ticket number>', 'such as T-482113')
    .argument('<folder>', 'or a file that ends with .zip')
    .option('--overwrite', 'replace files of these names')
    .action(async (number: string, folder: string, { overwrite }: { overwrite?: boolean }) =>
      (await import('./tickets')).saveFilesCommand(number, folder, overwrite === true),
    )
}
