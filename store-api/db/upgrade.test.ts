import { storedOnPglite } from '../testing/upgrade/stored-shop'
import { upgradeSuite } from '../testing/upgrade/upgrade-suite'

describe('a shop of the release before the general model, on PGlite', () =>
  // All of them are compared on PostgreSQL, which is twice as fast.
  upgradeSuite(storedOnPglite, { callStep: 4 }))
