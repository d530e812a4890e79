import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { matchPath } from '../../../contract/call'
import { findShopPath } from '../../../contract/shop-paths'
import type { Database } from '../../db/database'
import { addressRedirect } from '../../db/schema'
import type { Shop } from '../../http/context'
import { notFound } from '../../http/errors'
import { readRows } from '../../search/read-rows'
import { findReplacement } from '../replacement'
import { type FormerAddress, pathOf, queryKey, parseAddress } from './address'
import { type FormerName, matchAddressFormat } from './address-formats'

/** Maximum number of chained redirects: redirects are stored without chains, and longer ones are not followed. */
const MAX_HOPS = 5

/** Parameters of a request that rows are compared with. */
const MAX_PARAMETERS = 6

/** Where an address leads. */
interface Destination {
  /** Path of this shop; null for a withdrawn resource. */
  to: string | null
  /** Names of the parameters that decided it. */
  used: string[]
  /** Path of the replacement of a withdrawn product, if there is one. */
  instead?: string | undefined
}

/** The row of an address: the one that matches most of its parameters. */
async function findRow(db: Database, { path, query }: FormerAddress) {
  const choices = query
    .slice(0, MAX_PARAMETERS)
    .reduce<[string, string][][]>((all, pair) => [...all, ...all.map((choice) => [...choice, pair])], [[]])
  const keys = choices.toSorted((a, b) => b.length - a.length).map(queryKey)
  const matchesAddress = and(eq(addressRedirect.path, path), inArray(addressRedirect.query, keys))
  const rows = await db.select().from(addressRedirect).where(matchesAddress)
  return rows.toSorted((a, b) => keys.indexOf(a.query) - keys.indexOf(b.query))[0]
}

/** Tables of resources with a key, and whether shoppers see them. */
const RESOURCE_TABLES: Record<FormerName['kind'], { table: SQL; state: SQL }> = {
  product: {
    table: sql`product`,
    state: sql`case when thing.withdrawn_at is not null or thing.status = 'archived' then 'gone'
      when thing.status = 'active' then 'live' else 'draft' end`,
  },
  category: { table: sql`category`, state: sql`'live'` },
  page: { table: sql`content_page`, state: sql`'live'` },
}

/** Finds a resource by its key, its name in the former shop, or its former key. */
function resourceQuery({ kind, name }: FormerName, place: number): SQL {
  const { table, state } = RESOURCE_TABLES[kind]
  return sql`
    select ${place}::int as place, 0 as rank, thing.key, ${state} as state from ${table} as thing where thing.key = ${name}
    union all
    select ${place}::int, 1, thing.key, ${state} from former_name join ${table} as thing on thing.id = former_name.thing_id
      where former_name.kind = ${kind} and former_name.name = ${name}
    union all
    select ${place}::int, 2, thing.key, case when thing.id is null then 'gone' else ${state} end
      from former_key left join ${table} as thing on thing.id = former_key.thing_id
      where former_key.kind = ${kind} and former_key.key = ${name}`
}

interface FoundResource {
  kind: FormerName['kind']
  /** Null for a withdrawn resource. */
  key: string | null
  /** The key, or a former key, of a withdrawn product. */
  withdrawnKey?: string
}

/** The resource of the first name that exists; otherwise whether one of the names was withdrawn. */
async function findByNames(db: Database, names: readonly FormerName[]): Promise<FoundResource | null> {
  if (names.length === 0) return null
  const statement = sql`${sql.join(
    names.map((one, place) => resourceQuery(one, place)),
    sql` union all `,
  )} order by place, rank`
  const rows = await readRows<{ place: number; key: string | null; state: string }>(db, statement)
  const row = rows.find(({ state }) => state === 'live') ?? rows.find(({ state }) => state === 'gone')
  const kind = names[row?.place ?? 0]?.kind
  if (!row || !kind) return null
  if (row.state === 'live') return { kind, key: row.key }
  return { kind, key: null, ...(kind === 'product' && { withdrawnKey: row.key ?? names[row.place]?.name ?? '' }) }
}

/** A withdrawn resource with its replacement. */
async function withdrawnDestination(
  db: Database,
  { withdrawnKey }: FoundResource,
): Promise<{ to: null; instead?: string | undefined }> {
  return { to: null, ...(withdrawnKey && { instead: await findReplacement({ db }, withdrawnKey) }) }
}

/** The SKU of a product's variant by the number that it had. */
async function findVariant(db: Database, key: string, number: string): Promise<string> {
  const [row] = await readRows<{ sku: string }>(
    db,
    sql`select variant.sku from former_name join variant on variant.id = former_name.thing_id
      where former_name.kind = 'variant' and former_name.name = ${`id:${number}`} and variant.product_key = ${key}`,
  )
  return row?.sku ?? ''
}

/** Kinds by the prefix of this shop's addresses: `/product/{key}` and its subpaths. */
const OWN_KINDS: readonly FormerName['kind'][] = ['product', 'category', 'page']

/** The target of a path of this shop: the resource that has its key now. Null if there is none. */
async function resolveShopPath(db: Database, target: string): Promise<Omit<Destination, 'used'> | null> {
  const path = pathOf(target)
  const template = findShopPath(path)
  if (!template) return null
  const [, first, key = ''] = path.split('/')
  const kind = OWN_KINDS.find((one) => one === first)
  if (!kind || key === '' || !matchPath(template, path)) return { to: target }
  const found = await findByNames(db, [{ kind, name: key }])
  if (!found) return null
  if (found.key === null) return withdrawnDestination(db, found)
  return { to: `/${kind}/${found.key}${target.slice(`/${kind}/${key}`.length)}` }
}

/** Where the form of an address leads. */
async function findByFormat(db: Database, address: FormerAddress): Promise<Destination | null> {
  const form = matchAddressFormat(address)
  if (!form) return null
  if (form.path) return { to: form.path, used: [] }
  const found = await findByNames(db, form.names)
  if (!found) return null
  const { kind, key } = found
  const used = form.variant && kind === 'product' ? ['variant'] : []
  if (key === null) return { ...(await withdrawnDestination(db, found)), used }
  const sku = used.length > 0 ? await findVariant(db, key, form.variant) : ''
  return { to: `/${kind}/${key}${sku && `?${new URLSearchParams({ variant: sku }).toString()}`}`, used }
}

async function resolveAddress(db: Database, address: FormerAddress, hops = 0): Promise<Destination | null> {
  const row = await findRow(db, address)
  if (!row) return findByFormat(db, address)
  const used = [...new URLSearchParams(row.query).keys()]
  const own = await resolveShopPath(db, row.target)
  if (own) return { ...own, used }
  const next = parseAddress(row.target)
  const found = next && hops < MAX_HOPS ? await resolveAddress(db, next, hops + 1) : null
  return found && { ...found, used }
}

/**
 * The target of a former shop's address in this one: by the shop's redirects, otherwise by the address formats of shop
 * systems.
 * @param address path and query, as a browser sends them
 * @throws HttpError 404 if it has no target
 */
export async function findFormerAddress({ db }: Pick<Shop, 'db'>, address: string): Promise<Destination> {
  const parsed = parseAddress(address)
  const found = parsed && (await resolveAddress(db, parsed))
  if (!found) throw notFound()
  return found
}
