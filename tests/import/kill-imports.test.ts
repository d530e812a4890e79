/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killImports, pgliteShops } from './kill-imports'

/** On PostgreSQL a resumed import is killed as well; `npm run test:import` kills more imports, and larger ones. */
it('a killed import on PGlite leaves no incomplete products, and has the same result once resumed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kill-imports-'))
  try {
    const makeShop = await pgliteShops(folder)
    expect(await killImports({ makeShop, kills: 1, products: 70, folder, random: () => 0.4 })).toEqual([])
  } finally {
    rmSync(folder, { recursive: true })
  }
}, 600_000)
