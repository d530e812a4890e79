import { readFileSync } from 'node:fs'
import { MUTANTS } from './mutants'

const edits = MUTANTS.flatMap(({ name, edits }) => edits.map((edit) => ({ name, ...edit })))

it.each(edits)('$name: $file contains the replaced source exactly once', ({ file, find }) => {
  expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2)
})
