import { readWords } from './args'

/** The program itself: it begins when it is loaded. */
export async function run(args: string[]): Promise<void> {
  readWords(args, [])
  await import('../../main')
}
