/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killImports, pgliteShops } from './kill-imports'

/** `npm run test:import` kills more imports. */
it('a killed import on PGlite leaves no incomplete products, and has the same result once resumed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kill-imports-'))
  const moments = [0.35, 0.7]
  const random = () => moments.shift() ?? 0.5
  try {
    const makeShop = await pgliteShops(folder)
    expect(await killImports({ makeShop, kills: 2, products: 110, folder, random })).toEqual([])
  } finally {
    rmSync(folder, { recursive: true })
  }
}, 600_000)
