import type { Command } from 'commander'
import type { EraseOptions } from './customer'

/** Commands about one customer, or one guest. */
export function addCustomerCommands(program: Command): void {
  const customer = program.command('customer').description('Give a person their data, or erase it.')
  customer
    .command('export')
    .description('Write everything held about a person as JSON; guest orders with the email are in it.')
    .argument('<email>')
    .argument('<file>', 'readable by you alone')
    .option('--overwrite', 'replace a file of this name')
    .action(async (email: string, path: string, { overwrite }: { overwrite?: boolean }) =>
      (await import('./customer')).exportCustomerCommand(email, path, overwrite === true),
    )
  customer
    .command('erase')
    .description('Erase a person; orders keep amounts, taxes and times. Without --yes it only says what it would do.')
    .argument('<email>')
    .option('--yes', 'erase; it cannot be undone')
    .option('--invoice-years <number>', 'full years for which an invoice has to name its recipient', '10')
    .action(async (email: string, options: EraseOptions) =>
      (await import('./customer')).eraseCustomerCommand(email, options),
    )
  customer
    .command('unsubscribe')
    .description('Take an email off the newsletter; no import subscribes it again, its owner can.')
    .argument('<email>')
    .action(async (email: string) => (await import('./customer')).unsubscribeCommand(email))
}
