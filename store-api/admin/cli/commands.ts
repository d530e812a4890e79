import { Command, CommanderError, Option } from 'commander'
import { PAYMENT_STATUSES, SHIPPING_STATUSES } from '../../../contract/entities/order'
import { toId } from './args'
import { CommandError } from './command-error'
import type { CouponOptions } from './coupons'
import { addCustomerCommands } from './customer-commands'
import { addExportCommands } from './export-commands'
import { addImportCommands } from './import-commands'
import type { OrderFilter, ShipOptions } from './orders'
import { addCatalogCommands, addContentCommands } from './content-commands'
import { addDocumentCommands } from './document-commands'
import { addMediaCommands } from './media-commands'
import { addRedirectCommands } from './redirect-commands'
import { addTicketCommands } from './ticket-commands'

/** The shell command of the program, for usage and hints. */
const PROGRAM = 'npm run store-api --'

/** Runs a command; `serve` serves the shop. @throws CommandError for invalid arguments, and if the command fails */
export async function runCommand(args: string[], serve?: () => Promise<void>): Promise<void> {
  try {
    await createProgram(serve).parseAsync(args, { from: 'user' })
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    // Printed help ends with an error of exit code 0.
    if (error.exitCode !== 0) throw new CommandError(describeUsageError(error))
  }
}

/** Commander's message in one line, with a hint for an unknown command. */
function describeUsageError({ code, message }: CommanderError): string {
  const sentence = message.replace(/^error: /, '').replaceAll('\n', ' ')
  return code === 'commander.unknownCommand' ? `${sentence}: ${PROGRAM} help lists the commands.` : sentence
}

/** The store API's commands. Each loads its code only when it runs. */
export function createProgram(serve: () => Promise<void> = async () => {}): Command {
  const program = new Command(PROGRAM)
    .exitOverride()
    .configureOutput({ writeErr: () => {} })
    .configureHelp({ helpWidth: 100 })
  program.command('serve').description('Answer the storefront; also without a command.').action(serve)
  addDocumentCommands(program)
  addMediaCommands(program)
  addImportCommands(program)
  addExportCommands(program)
  addCustomerCommands(program)
  addRedirectCommands(program)
  addFeedbackCommands(program)
  addTicketCommands(program)
  addOrderCommands(program)
  addCouponCommands(program)
  addContentCommands(program)
  addCatalogCommands(program)
  addMailCommands(program)
  addDatabaseCommands(program)
  return program
}

function addFeedbackCommands(program: Command) {
  program
    .command('reviews')
    .description('List the reviews and questions that wait.')
    .action(async () => (await import('./reviews')).reviewsCommand())
  program
    .command('approve')
    .description('Show a review in the shop and count its stars.')
    .argument('<review id>', 'as listed by reviews', toId)
    .action(async (id: number) => (await import('./reviews')).approveCommand(id))
  program
    .command('refuse')
    .description('Keep a review out of the shop, also one that was approved.')
    .argument('<review id>', 'as listed by reviews', toId)
    .action(async (id: number) => (await import('./reviews')).refuseCommand(id))
  program
    .command('answer')
    .description('Answer a question and show both in the shop.')
    .argument('<question id>', 'as listed by reviews', toId)
    .argument('<text>', 'the answer, in quotes')
    .action(async (id: number, text: string) => (await import('./reviews')).answerCommand(id, text))
  program
    .command('refuse-question')
    .description('Keep a question out of the shop, also one that was answered.')
    .argument('<question id>', 'as listed by reviews', toId)
    .action(async (id: number) => (await import('./reviews')).refuseQuestionCommand(id))
}

function addOrderCommands(program: Command) {
  program
    .command('orders')
    .description('List the newest orders, all or those that stand somewhere.')
    .addOption(new Option('--payment <status>', 'only orders with this payment status').choices(PAYMENT_STATUSES))
    .addOption(new Option('--shipping <status>', 'only orders with this shipping status').choices(SHIPPING_STATUSES))
    .action(async (options: OrderFilter) => (await import('./orders')).ordersCommand(options))
  program
    .command('order')
    .description('Show an order: what to pack, where to send it, what became of it.')
    .argument('<order number>')
    .action(async (number: string) => (await import('./orders')).orderCommand(number))
  program
    .command('ship')
    .description('Send a paid order, or a number of its pieces; its buyer gets a mail.')
    .argument('<order number>')
    .requiredOption('--carrier <name>', 'such as DHL')
    .requiredOption('--tracking <number>', 'tracking number of the parcel')
    .option('--url <address>', 'page where the parcel is tracked')
    .option('--pieces <number>', 'pieces in the parcel; default: all that are left')
    .action(async (number: string, options: ShipOptions) => (await import('./orders')).shipCommand(number, options))
  program
    .command('hand-over')
    .description(
      'Note that a paid order of which nothing is sent was handed over; its buyer cannot cancel it any more.',
    )
    .argument('<order number>')
    .action(async (number: string) => (await import('./orders')).handOverCommand(number))
  program
    .command('deliver')
    .description('Note that a parcel has arrived.')
    .argument('<order number>')
    .argument('<tracking number>')
    .action(async (number: string, tracking: string) => (await import('./orders')).deliverCommand(number, tracking))
  program
    .command('hold')
    .description('Note that an order cannot be sent for now.')
    .argument('<order number>')
    .action(async (number: string) => (await import('./orders')).holdCommand(number))
  program
    .command('release')
    .description('Note that an order can be sent again.')
    .argument('<order number>')
    .action(async (number: string) => (await import('./orders')).releaseCommand(number))
  program
    .command('cancel-order')
    .description('Cancel an order nothing of which was sent; what was paid is given back.')
    .argument('<order number>')
    .action(async (number: string) => (await import('./orders')).cancelOrderCommand(number))
  program
    .command('refund-order')
    .description('Give all back that was paid for an order, whatever was sent of it.')
    .argument('<order number>')
    .action(async (number: string) => (await import('./orders')).refundOrderCommand(number))
}

function addCouponCommands(program: Command) {
  program
    .command('coupons')
    .description('List the coupons.')
    .action(async () => (await import('./coupons')).couponsCommand())
  program
    .command('add-coupon')
    .description('Begin a coupon. It takes off --percent or --amount, or is --free-delivery.')
    .argument('<code>', 'letters, digits, - and _')
    .option('--percent <number>', 'percentage of the price, 1 to 100')
    .option('--amount <amount>', 'amount in the currency of the shop, such as 5.00')
    .option('--free-delivery', 'delivery costs nothing')
    .requiredOption('--text <text>', 'what the coupon is, for shoppers')
    .option('--min <amount>', 'least amount of an order')
    .option('--uses <number>', 'most uses in all')
    .option('--per-email <number>', 'most uses of each email address')
    .option('--until <day>', 'last day it is valid, such as 2026-12-31')
    .option('--order <number>', 'the order it was bought with, for a voucher; ended when that order is canceled')
    .action(async (code: string, options: CouponOptions) => (await import('./coupons')).addCouponCommand(code, options))
  program
    .command('end-coupon')
    .description('End a coupon; orders that have it keep it.')
    .argument('<code>')
    .action(async (code: string) => (await import('./coupons')).endCouponCommand(code))
}

function addMailCommands(program: Command) {
  program
    .command('old-mails')
    .description('List the mails that were more than an hour old when SMTP_URL was set for the first time.')
    .action(async () => (await import('./mails')).oldMailsCommand())
  program
    .command('send-old-mails')
    .description('Have the running shop send one of them, or all.')
    .argument('<mail id | all>')
    .action(async (word: string) => (await import('./mails')).sendOldMailsCommand(word))
}

function addDatabaseCommands(program: Command) {
  program
    .command('backup')
    .description('Write the database and the photographs into a file, also while the shop runs.')
    .requiredOption('--to <file>')
    .action(async ({ to }: { to: string }) => (await import('./database')).backupCommand(to))
  program
    .command('restore')
    .description('Put a backup into an empty database, or into this one; while the shop is stopped.')
    .requiredOption('--from <file>')
    .option('--replace', 'replace what is in the database')
    .action(async ({ from, replace }: { from: string; replace?: boolean }) =>
      (await import('./database')).restoreCommand(from, replace === true),
    )
  program
    .command('generate')
    .description('Fill the shop on PostgreSQL with invented products, up to a number.')
    .requiredOption('--products <number>', 'whole number')
    .action(async ({ products }: { products: string }) => (await import('./database')).generateCommand(products))
}
