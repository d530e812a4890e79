import { randomBytes } from 'node:crypto'

/** An address of a product that was never there. */
export const randomProductPath = () => `/product/${randomBytes(9).toString('base64url')}`

/** Runs a task for every number below `total`, so many at a time. */
export async function forEachParallel(total: number, parallel: number, task: (n: number) => Promise<void>) {
  let next = 0
  const work = async () => {
    while (next < total) await task(next++)
  }
  await Promise.all(Array.from({ length: parallel }, work))
}
