import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { readRows } from '../../search/read-rows'

type Row = Record<string, unknown>

/** Rows by the name of their table. */
export type TableRows = ReadonlyMap<string, Row[]>

/** Every row of every table. */
export async function readTables(db: Database): Promise<TableRows> {
  const tables = await readRows<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by table_name`,
  )
  const read = new Map<string, Row[]>()
  for (const { name } of tables) {
    const rows = await readRows<{ row: Row }>(db, sql`select to_jsonb(t) as row from ${sql.identifier(name)} as t`)
    read.set(
      name,
      rows.map(({ row }) => row),
    )
  }
  return read
}

/** A changed value of an old row: `facet_value.facet: team → brand`. */
const change = (table: string, column: string, value: unknown, now: unknown) =>
  `${table}.${column}: ${JSON.stringify(value)} → ${JSON.stringify(now)}`

/**
 * Compares the rows before and after, by primary key, in the columns that existed before.
 * @param keys names of the columns of each table's primary key
 * @returns missing rows and changed values, each kind of change once
 */
export function diffRows(before: TableRows, after: TableRows, keys: ReadonlyMap<string, string[]>): string[] {
  const found = new Set<string>()
  for (const [table, rows] of before) {
    const columns = keys.get(table) ?? []
    const keyOf = (row: Row) => JSON.stringify(columns.map((column) => row[column]))
    const now = new Map((after.get(table) ?? []).map((row) => [keyOf(row), row]))
    for (const row of rows) {
      const same = now.get(keyOf(row))
      if (!same) found.add(`${table} ${keyOf(row)} is gone`)
      for (const [column, value] of same ? Object.entries(row) : [])
        if (JSON.stringify(value) !== JSON.stringify(same?.[column]))
          found.add(change(table, column, value, same?.[column]))
    }
  }
  return [...found].sort()
}

/** Columns of the primary keys, by table. */
export async function primaryKeys(db: Database): Promise<ReadonlyMap<string, string[]>> {
  const rows = await readRows<{ name: string; column: string }>(
    db,
    sql`select kcu.table_name as name, kcu.column_name as column
      from information_schema.table_constraints tc
      join information_schema.key_column_usage kcu on kcu.constraint_name = tc.constraint_name
        and kcu.table_name = tc.table_name and kcu.table_schema = tc.table_schema
      where tc.constraint_type = 'PRIMARY KEY' and tc.table_schema = 'public' order by kcu.ordinal_position`,
  )
  const keys = new Map<string, string[]>()
  for (const { name, column } of rows) keys.set(name, [...(keys.get(name) ?? []), column])
  return keys
}
