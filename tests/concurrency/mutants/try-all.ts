import { UserError } from '../../harness/user-error'
import { MUTANTS } from './mutants'
import { tryMutant, type Verdict } from './try-mutant'

const lineOf = ({ mutant, killedBy }: Verdict) =>
  killedBy ? `✔ ${mutant.name}: killed by ${killedBy.scenario} (${killedBy.claim})` : `✘ ${mutant.name}: not noticed`

/**
 * Breaks the shop in one way after another: the proof has to fail every time, or it proves nothing.
 * @throws UserError when a broken shop is not noticed
 */
export async function tryAllMutants(server: string): Promise<void> {
  const survivors: string[] = []
  for (const mutant of MUTANTS) {
    const verdict = await tryMutant(mutant, server)
    console.log(lineOf(verdict))
    if (!verdict.killedBy) survivors.push(mutant.name)
  }
  if (survivors.length > 0) throw new UserError(`Nobody noticed: ${survivors.join(', ')}.`)
}
