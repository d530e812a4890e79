import { randomBytes } from 'node:crypto'

const word = () => randomBytes(9).toString('base64url')

/**
 * Of thirteen addresses one is a real page, so that pages are made and kept; the others nobody asked for before: searches, by
 * turns such that find nothing and such that find much, things that were never there, ways that lead nowhere, by the account
 * and the API among them, and real pages with something behind.
 * @param known paths of real pages
 */
export function randomPath(n: number, known: readonly string[]): string {
  const round = Math.floor(n / 13)
  const real = known[round % known.length] ?? '/'
  const search = round % 2 ? `keyword=${word()}` : `keyword=shirt&price=1-${100_000 + n}`
  const kinds = [
    real,
    `/search?page=1&limit=12&${search}`,
    `/product/${word()}`,
    `/category/${word()}`,
    `/page/${word()}`,
    `/${word()}`,
    `/${word()}/${word()}`,
    `/${word()}.php`,
    `/account/${word()}`,
    `/api/${word()}`,
    `/_next/static/chunks/${word()}.js`,
    `${real}?utm_source=${word()}`,
    `/?${word()}=${word()}`,
  ]
  return kinds[n % kinds.length] ?? '/'
}

/** Runs a task for every number below `total`, so many at a time. */
export async function forEachParallel(total: number, parallel: number, task: (n: number) => Promise<void>) {
  let next = 0
  const work = async () => {
    while (next < total) await task(next++)
  }
  await Promise.all(Array.from({ length: parallel }, work))
}
