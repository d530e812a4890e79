/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killImports, postgresShops } from './kill-imports'

/** One import is killed, resumed and killed again; `npm run test:import` kills more imports, and larger ones. */
it('a killed import on PostgreSQL leaves no incomplete products, and has the same result once resumed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kill-imports-'))
  // The second import skips the rows of the first.
  const moments = [0.35, 0.45]
  const random = () => moments.shift() ?? 0.5
  try {
    const makeShop = postgresShops(process.env.TEST_DATABASE_URL ?? '', folder)
    expect(await killImports({ makeShop, kills: 2, killsPerShop: 2, products: 70, folder, random })).toEqual([])
  } finally {
    rmSync(folder, { recursive: true })
  }
}, 600_000)
