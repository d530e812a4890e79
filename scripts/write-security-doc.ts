import { writeFileSync } from 'node:fs'
import { securityDoc } from './security/security-doc'

writeFileSync('docs/security.md', securityDoc())
