import { findShopPath, isProgramPath } from '../../../contract/shop-paths'
import { addressKey, MAX_ADDRESS_LENGTH, pathOf, queryKey, readAddress, readTarget, withoutHost } from './address'
import { readForm } from './forms'

/** Redirects planned between two turns of the event loop: the shop stays open. */
const TURN = 500

async function* inTurns<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  let count = 0
  for (const item of items) {
    if (++count % TURN === 0) await new Promise(setImmediate)
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

function readFrom(text: string, hosts: Hosts): { path: string; query: string; key: string } | { problem: string } {
  const local = withoutHost(text, hosts)
  if ('problem' in local) return { problem: `the former address ${local.problem}` }
  const address = readAddress(local.path)
  if (!address || local.path.length > MAX_ADDRESS_LENGTH)
    return { problem: 'the former address is none that a browser sends' }
  const { path, query } = address
  if (isFixedPage(path)) return { problem: `${path} is a page of this shop` }
  if (isProgramPath(path)) return { problem: `${path} is read by programs` }
  if (query.length > 0 && findShopPath(path)) return { problem: `${path} is looked up without its query` }
  return { path, query: queryKey(query), key: addressKey(address) }
}

function readTo(text: string, hosts: Hosts): { target: string; targetKey: string } | { problem: string } {
  const local = withoutHost(text, hosts)
  if ('problem' in local) return { problem: `the new address ${local.problem}` }
  const target = readTarget(local.path)
  const address = target === null ? null : readAddress(target)
  if (target === null || !address || target.length > MAX_ADDRESS_LENGTH)
    return { problem: 'the new address is no path of this shop' }
  return { target, targetKey: addressKey(address) }
}

/** The redirect that an address would find. */
const findAt = (redirects: Redirects, key: string) => redirects.get(key) ?? redirects.get(key.split('?', 1)[0] ?? '')

/** Where a redirect leads in the end: over others, up to a page of this shop. */
function endOf(redirects: Redirects, start: PlannedRedirect): PlannedRedirect | { problem: string } {
  const seen = new Set([start])
  let end = start
  for (let next = findAt(redirects, start.targetKey); next; next = findAt(redirects, next.targetKey)) {
    if (seen.has(next)) return { problem: 'it would lead back to itself' }
    seen.add(next)
    if (!isOwnPage(end)) end = next
  }
  const address = readAddress(end.target)
  if (isOwnPage(end) || (address && readForm(address))) return end
  return { problem: `${end.target} is no page of this shop` }
}

/** Removes redirects without a target or in a loop, until none is left: each may be a step of another. */
async function refuseLost(redirects: Map<string, PlannedRedirect>, stored: Redirects, inputs: PlannedInput[]) {
  for (let isSettled = false; !isSettled;) {
    isSettled = true
    for await (const input of inTurns(inputs)) {
      const redirect = redirects.get(input.key)
      if (input.problem || !redirect) continue
      const end = endOf(redirects, redirect)
      if (!('problem' in end)) continue
      input.problem = end.problem
      const before = stored.get(input.key)
      if (before) redirects.set(input.key, before)
      else redirects.delete(input.key)
      isSettled = false
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
  const given = new Set<string>()
  const planOne = ({ from, to }: RedirectInput): PlannedInput => {
    const source = readFrom(from, hosts)
    if ('problem' in source) return { key: '', problem: source.problem }
    const { key, ...row } = source
    if (given.has(key)) return { key, problem: `${key} is there before` }
    const target = readTo(to, hosts)
    if ('problem' in target) return { key, problem: target.problem }
    const before = stored.get(key)
    if (!before && redirects.size >= MAX_REDIRECTS)
      return { key, problem: `a shop has ${MAX_REDIRECTS} redirects at most` }
    given.add(key)
    redirects.set(key, { ...row, ...target, before: before?.before ?? null })
    return { key, problem: '' }
  }
  const planned: PlannedInput[] = []
  for await (const input of inTurns(inputs)) planned.push(planOne(input))
  await refuseLost(redirects, stored, planned)
  const ends = new Map<string, PlannedRedirect>()
  for await (const [key, redirect] of inTurns(redirects)) {
    const end = endOf(redirects, redirect)
    ends.set(key, 'problem' in end ? redirect : { ...redirect, target: end.target, targetKey: end.targetKey })
  }
  return { redirects: ends, inputs: planned }
}
