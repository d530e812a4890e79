import 'server-only'
import { processCache } from '../../cache/process-cache.mjs'
import { filterFields } from '../listing/filter'
import { Remembered } from '../middleware/remembered'
import { searchAnew } from '../store/search'
import { drawing } from './drawn-found'
import { FoundDrawings } from './found-drawings'
import { FoundPages, patienceSince } from './found-pages'
import { loadFoundShop } from './found-shop'
import { frameKeyword } from './frame-keyword'
import { loadFrame } from './load-frame'

/** As a page of Next is: fresh for a minute. */
const KEPT = { freshFor: 60_000, retryAfter: 2_000 }

/** The pages of searches of this shop. */
export const startFoundPages = (): FoundPages =>
  new FoundPages({
    mark: frameKeyword(),
    shop: new Remembered({ ...KEPT, load: loadFoundShop }),
    frames: {
      plain: new Remembered({ ...KEPT, load: () => loadFrame(false) }),
      narrowed: new Remembered({ ...KEPT, load: () => loadFrame(true) }),
    },
    drawings: new FoundDrawings({
      cache: processCache(),
      search: ({ keyword, filter }) => searchAnew({ keyword, ...filterFields(filter), page: 1 }),
    }),
    draw: drawing,
    patience: patienceSince(Date.now()),
  })
