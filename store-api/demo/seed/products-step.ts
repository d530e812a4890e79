import type { PgTable } from 'drizzle-orm/pg-core'
import type { Catalogue } from '../catalogue/catalogue'
import * as schema from '../../db/schema'
import { toRows } from './rows'
import type { Step } from './step'
import { countRows, writeRows } from './write-rows'

/** The shop with its categories, products and countries. */
export function productsStep(catalogue: Catalogue): Step {
  const rows = toRows(catalogue)
  const tables: [PgTable, object[]][] = [
    [schema.store, [{ id: 1, content: catalogue.store }]],
    [schema.category, rows.categories],
    [schema.product, rows.products],
    [schema.productCategory, rows.productCategories],
    [schema.variant, rows.variants],
    [schema.picture, rows.pictures],
    [schema.country, rows.countries],
  ]
  return {
    name: 'touchline-2',
    rows: countRows(tables),
    run: (tx, onRows) => writeRows(tx, tables, onRows),
  }
}
