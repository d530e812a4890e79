import { readFileSync } from 'node:fs'
import { MUTANTS } from './mutants'

const edits = MUTANTS.flatMap(({ name, edits }) => edits.map((edit) => ({ name, ...edit })))

it.each(edits)('$name: the source that the mutant replaces stands exactly once in $file', ({ file, find }) => {
  expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2)
})
