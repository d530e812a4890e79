import type { Database } from '../../db/database'
import { coalesce } from '../../http/coalesce'
import { type Entry, numbersOf, readAttributesMark, readChanges, readEntriesAfter, readHorizon } from './entry'
import { FacetBits, type FacetValueRow } from './facet-bits'
import { readFacetSource, readFacetValues } from './facet-source'
import { FacetIndex } from './facet-index'

/** Entries per statement. */
const BATCH_SIZE = 20_000

/** A snapshot of the products, current at the time of the call. */
export interface CatalogSnapshot {
  index: FacetIndex
  /** Brands by id. */
  brands: ReadonlyMap<number, FacetValueRow>
}

export interface VersionedSnapshot extends CatalogSnapshot {
  /** Changes whenever the page content of any product may have changed. */
  revision: number
}

export interface SnapshotWithStock extends VersionedSnapshot {
  /** Of the requested products: pieces that can be bought by option value id, and pieces in stock by variant id. */
  stock: ReadonlyMap<number, number>
  variantStock: ReadonlyMap<number, number>
}

interface State extends VersionedSnapshot {
  /** The displayed text of each facet value, by id. */
  values: ReadonlyMap<number, string>
  /** Identifies the attributes it was loaded with. */
  attributes: string
  horizon: string
  /** The changes applied last. */
  mark: string
}

let revisions = 0

async function load(db: Database): Promise<State> {
  // Read first, so that everything written later is read by the next refresh.
  const horizon = await readHorizon(db)
  const attributes = await readAttributesMark(db)
  const source = await readFacetSource(db)
  const { values } = source
  const index = new FacetIndex(new FacetBits(source))
  let last = 0
  for (;;) {
    const entries = await readEntriesAfter(db, last, BATCH_SIZE)
    for (const entry of entries) index.put(entry)
    if (entries.length < BATCH_SIZE) break
    last = entries.at(-1)?.id ?? last
  }
  index.prepare()
  return {
    index,
    brands: new Map(values.filter(({ facet }) => facet === 'brand').map((value) => [value.id, value])),
    values: new Map(values.map((value) => [value.id, displayKeyOf(value)])),
    horizon,
    mark: '',
    attributes,
    revision: ++revisions,
  }
}

/** Keeps the products in memory, and applies changes from the database before every use. */
export class CatalogIndex {
  #state: Promise<State> | undefined
  /** Concurrent callers share the next refresh: one that began before the call may lack the latest changes. */
  readonly #refresh = coalesce((keys: string[]) => this.#applyChanges(keys))

  constructor(private readonly db: Database) {}

  /**
   * The current products, including every change committed before the call.
   * @param keys of the products whose stock is needed; stock of others may be included
   */
  current(keys: readonly string[] = []): Promise<SnapshotWithStock> {
    return this.#refresh(keys)
  }

  /** Whether entries have facet values that are new, or whose displayed text changed since they were loaded. */
  async #hasChangedFacetValues(entries: Entry[], { values }: State): Promise<boolean> {
    const ids = new Set(entries.flatMap((entry) => [entry.brand, ...numbersOf(entry.values)]))
    ids.delete(0)
    if ([...ids].some((id) => !values.has(id))) return true
    const rows = ids.size === 0 ? [] : await readFacetValues(this.db, [...ids])
    return rows.some((row) => displayKeyOf(row) !== values.get(row.id))
  }

  async #applyChanges(keys: string[]): Promise<SnapshotWithStock> {
    this.#state ??= load(this.db)
    try {
      const state = await this.#state
      const { entries, horizon, mark, stock, variantStock, attributes } = await readChanges(
        this.db,
        state.horizon,
        keys,
      )
      const hasNewChanges = mark !== '' && mark !== state.mark
      if (state.attributes !== attributes || (hasNewChanges && (await this.#hasChangedFacetValues(entries, state)))) {
        this.#state = load(this.db)
        return { ...(await this.#state), stock, variantStock }
      }
      for (const entry of entries) state.index.put(entry)
      state.horizon = horizon
      // While an older transaction is open, the same changes are read repeatedly.
      if (hasNewChanges) state.revision = ++revisions
      state.mark = mark
      return { ...state, stock, variantStock }
    } catch (error) {
      this.#state = undefined
      throw error
    }
  }
}

const displayKeyOf = ({ label, colour }: FacetValueRow) => JSON.stringify([Object.entries(label).sort(), colour])
