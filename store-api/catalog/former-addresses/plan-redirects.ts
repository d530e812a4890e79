import { findShopPath, isProgramPath } from '../../../contract/shop-paths'
import { addressKey, MAX_ADDRESS_LENGTH, pathOf, queryKey, parseAddress, parseTarget, stripHost } from './address'
import { matchAddressFormat } from './address-formats'

/** Redirects planned between two turns of the event loop: the shop stays open. */
const CHUNK_SIZE = 500

async function* yieldPeriodically<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  let count = 0
  for (const item of items) {
    if (++count % CHUNK_SIZE === 0) await new Promise(setImmediate)
    yield item
  }
}

/** Maximum number of redirects of a shop. */
export const MAX_REDIRECTS = 100_000

/** A redirect as entered. */
export interface RedirectInput {
  /** Path of the former shop, with a query if that is significant, or a full address. */
  from: string
  to: string
}

/** A redirect as it is stored, and as the plan would store it. */
export interface PlannedRedirect {
  path: string
  query: string
  target: string
  targetKey: string
  /** Its current target; null for a new one. */
  before: string | null
}

/** Redirects by path and query. */
export type Redirects = ReadonlyMap<string, PlannedRedirect>

/** Hosts of the former shop and of this one: full addresses on them are accepted as paths. */
type Hosts = readonly string[]

/** The result of planning an input. */
export interface PlannedInput {
  /** Empty if the address is invalid. */
  key: string
  /** Why it is rejected; empty if it is valid. */
  problem: string
}

/** A page that every shop has. */
const isFixedPage = (path: string) => findShopPath(path)?.includes('{') === false

const isOwnPage = ({ target }: Pick<PlannedRedirect, 'target'>) => findShopPath(pathOf(target)) !== null

function parseFrom(text: string, hosts: Hosts): { path: string; query: string; key: string } | { problem: string } {
  const local = stripHost(text, hosts)
  if ('problem' in local) return { problem: `the former address ${local.problem}` }
  const address = parseAddress(local.path)
  if (!address || local.path.length > MAX_ADDRESS_LENGTH)
    return { problem: 'the former address is none that a browser sends' }
  const { path, query } = address
  if (isFixedPage(path)) return { problem: `${path} is a page of this shop` }
  if (isProgramPath(path)) return { problem: `${path} is read by programs` }
  if (query.length > 0 && findShopPath(path)) return { problem: `${path} is looked up without its query` }
  return { path, query: queryKey(query), key: addressKey(address) }
}

function parseTo(text: string, hosts: Hosts): { target: string; targetKey: string } | { problem: string } {
  const local = stripHost(text, hosts)
  if ('problem' in local) return { problem: `the new address ${local.problem}` }
  const target = parseTarget(local.path)
  const address = target === null ? null : parseAddress(target)
  if (target === null || !address || target.length > MAX_ADDRESS_LENGTH)
    return { problem: 'the new address is no path of this shop' }
  return { target, targetKey: addressKey(address) }
}

/** The redirect that an address would find. */
const findByKey = (redirects: Redirects, key: string) => redirects.get(key) ?? redirects.get(key.split('?', 1)[0] ?? '')

/** Where a redirect leads in the end: over others, up to a page of this shop. */
function finalRedirectOf(redirects: Redirects, start: PlannedRedirect): PlannedRedirect | { problem: string } {
  const visited = new Set([start])
  let end = start
  for (let next = findByKey(redirects, start.targetKey); next; next = findByKey(redirects, next.targetKey)) {
    if (visited.has(next)) return { problem: 'it would lead back to itself' }
    visited.add(next)
    if (!isOwnPage(end)) end = next
  }
  const address = parseAddress(end.target)
  if (isOwnPage(end) || (address && matchAddressFormat(address))) return end
  return { problem: `${end.target} is no page of this shop` }
}

/** Removes redirects without a target or in a loop, until none is left: each may be a step of another. */
async function rejectUnresolved(redirects: Map<string, PlannedRedirect>, stored: Redirects, inputs: PlannedInput[]) {
  for (let isStable = false; !isStable;) {
    isStable = true
    for await (const input of yieldPeriodically(inputs)) {
      const redirect = redirects.get(input.key)
      if (input.problem || !redirect) continue
      const end = finalRedirectOf(redirects, redirect)
      if (!('problem' in end)) continue
      input.problem = end.problem
      const before = stored.get(input.key)
      if (before) redirects.set(input.key, before)
      else redirects.delete(input.key)
      isStable = false
    }
  }
}

/**
 * Plans redirects: each leads directly to its final target, through stored and new redirects; existing redirects to one
 * of them are updated too. Loops are rejected.
 * @param stored redirects of the shop
 */
export async function planRedirects(
  stored: Redirects,
  inputs: readonly RedirectInput[],
  hosts: Hosts,
): Promise<{ redirects: Redirects; inputs: PlannedInput[] }> {
  const redirects = new Map(stored)
  const plannedKeys = new Set<string>()
  const planInput = ({ from, to }: RedirectInput): PlannedInput => {
    const source = parseFrom(from, hosts)
    if ('problem' in source) return { key: '', problem: source.problem }
    const { key, ...row } = source
    if (plannedKeys.has(key)) return { key, problem: `${key} is there before` }
    const target = parseTo(to, hosts)
    if ('problem' in target) return { key, problem: target.problem }
    const before = stored.get(key)
    if (!before && redirects.size >= MAX_REDIRECTS)
      return { key, problem: `a shop has ${MAX_REDIRECTS} redirects at most` }
    plannedKeys.add(key)
    redirects.set(key, { ...row, ...target, before: before?.before ?? null })
    return { key, problem: '' }
  }
  const planned: PlannedInput[] = []
  for await (const input of yieldPeriodically(inputs)) planned.push(planInput(input))
  await rejectUnresolved(redirects, stored, planned)
  const ends = new Map<string, PlannedRedirect>()
  for await (const [key, redirect] of yieldPeriodically(redirects)) {
    const end = finalRedirectOf(redirects, redirect)
    ends.set(key, 'problem' in end ? redirect : { ...redirect, target: end.target, targetKey: end.targetKey })
  }
  return { redirects: ends, inputs: planned }
}
