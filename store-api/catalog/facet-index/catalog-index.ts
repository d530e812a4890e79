import type { Database } from '../../db/database'
import { coalesce } from '../../http/coalesce'
import { type Entry, numbersOf, readAttributesMark, readChanges, readEntriesAfter, readHorizon } from './entry'
import { FacetBits, type FacetValueRow } from './facet-bits'
import { readFacetSource } from './facet-source'
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
  /** Changes whenever anything that a page shows of any product may have changed. */
  revision: number
}

export interface SnapshotWithStock extends VersionedSnapshot {
  /** Of the requested products: pieces that can be bought by option value id, and pieces in stock by variant id. */
  stock: ReadonlyMap<number, number>
  variantStock: ReadonlyMap<number, number>
}

interface State extends VersionedSnapshot {
  values: ReadonlySet<number>
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
    values: new Set(values.map(({ id }) => id)),
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

  async #applyChanges(keys: string[]): Promise<SnapshotWithStock> {
    this.#state ??= load(this.db)
    try {
      const state = await this.#state
      const { entries, horizon, mark, stock, variantStock, attributes } = await readChanges(
        this.db,
        state.horizon,
        keys,
      )
      if (state.attributes !== attributes || entries.some((entry) => hasNewFacetValue(entry, state))) {
        this.#state = load(this.db)
        return { ...(await this.#state), stock, variantStock }
      }
      for (const entry of entries) state.index.put(entry)
      state.horizon = horizon
      // While an older transaction is open, the same changes are read again.
      if (mark !== '' && mark !== state.mark) state.revision = ++revisions
      state.mark = mark
      return { ...state, stock, variantStock }
    } catch (error) {
      this.#state = undefined
      throw error
    }
  }
}

/** Whether an entry has a facet value that is newer than the loaded ones. */
const hasNewFacetValue = ({ brand, values: chosen }: Entry, { values }: State) =>
  [brand, ...numbersOf(chosen)].some((value) => value !== 0 && !values.has(value))
