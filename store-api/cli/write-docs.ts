import { writeFileSync } from 'node:fs'
import { storeApiDoc } from '../store-api-doc'

writeFileSync('docs/store-api.md', storeApiDoc())
