import { writeFileSync } from 'node:fs'
import { paymentApiDoc, storeApiDoc } from '../../store-api-doc'

writeFileSync('docs/store-api.md', storeApiDoc())
writeFileSync('docs/payment-api.md', paymentApiDoc())
