import { securityDoc } from '../security/security-doc'
import { paymentApiDoc, storeApiDoc } from './api-docs'
import { cliDoc } from './cli-doc'
import { configurationDoc } from './configuration-doc'

/** The documents that `npm run docs` generates from code; `npm run format` ignores them. */
export const GENERATED: Readonly<Record<string, () => string>> = {
  'docs/api/payment-api.md': paymentApiDoc,
  'docs/api/store-api.md': storeApiDoc,
  'docs/cli.md': cliDoc,
  'docs/configuration.md': configurationDoc,
  'docs/security.md': securityDoc,
}
