/** @jest-environment node */
import { CommandError } from './command-error'
import { COMMANDS } from './commands'

async function run(name: string, ...args: string[]): Promise<void> {
  const command = await COMMANDS[name]?.load()
  await command?.run(args)
}

describe('arguments', () => {
  it.each([
    [['serve', 'now'], 'This command takes no arguments.'],
    [['reviews', 'all'], 'This command takes no arguments.'],
    [['approve'], 'This command takes the id of a review.'],
    [['refuse', '1', '2'], 'This command takes the id of a review.'],
    [['approve', 'one'], 'one is no id: ids are whole numbers.'],
    [['approve', '99999999999'], '99999999999 is no id: ids are whole numbers.'],
    [['answer', '1'], 'This command takes the id of a question and an answer in quotes.'],
    [['answer', '1', ' '], 'An answer needs words.'],
    [['set-price', 'home'], 'This command takes the key of a product and --price.'],
    [['set-price', '--price', '79.00'], 'This command takes the key of a product and --price.'],
    [['set-price', 'home', '--price', '7,9'], '7,9 is no price: write it as 79.00.'],
    [['set-price', 'home', '--price', '79', '--special', '79.00'], 'The special price must be lower than the price.'],
    [['set-price', 'home', '--prize', '79'], "Unknown option '--prize'."],
  ])('%j are refused in one sentence', async ([name = '', ...args], sentence) => {
    await expect(run(name, ...args)).rejects.toEqual(new CommandError(sentence))
  })
})
