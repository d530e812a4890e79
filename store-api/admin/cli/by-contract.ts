import { ValidationError } from 'yup'
import { CommandError } from './command-error'

/** Does what the contract may refuse. @throws CommandError that says what it did */
export async function byContract<Result>(work: () => Promise<Result> | Result): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ValidationError) throw new CommandError(`${error.message}.`)
    throw error
  }
}
