import { writeFileSync } from 'node:fs'
import { GENERATED } from './docs/generated'

for (const [path, write] of Object.entries(GENERATED)) writeFileSync(path, write())
