/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const sources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => join(folder, file))

const filesWith = (folders: string[], pattern: RegExp) =>
  folders.flatMap(sources).filter((file) => pattern.test(readFileSync(file, 'utf8')))

/** The code inside `db.transaction(…)` and `inTransaction(db, …)` calls. */
function transactionsOf(file: string): ts.Node[] {
  const found: ts.Node[] = []
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && /(?:\.transaction|^inTransaction)$/.test(node.expression.getText()))
      found.push(...node.arguments.filter(ts.isArrowFunction).map(({ body }) => body))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true))
  return found
}

/** Use of the outer database, where only the transaction is allowed. */
const OUTER_DATABASE = /\bdb\s*\.(?:select|insert|update|delete|execute|transaction|query)\b/

describe('the source', () => {
  it('sets inner HTML in four known files only (F11)', () => {
    expect(filesWith(['app', 'components'], /dangerouslySetInnerHTML/).sort()).toEqual([
      'app/[locale]/(shop)/extension-scripts.tsx',
      'components/ui/json-ld.tsx',
      'components/ui/printed-image.tsx',
      'components/ui/rich-text.tsx',
    ])
  })

  it('writes raw SQL only of constants: in migrations, the generator, and ranks (K19)', () => {
    expect(filesWith(['store-api'], /sql\.(?:raw|identifier)\(/).sort()).toEqual([
      'store-api/db/migrate.ts',
      'store-api/demo/generator/generate.ts',
      'store-api/demo/generator/write-batch.ts',
      'store-api/search/score.ts',
      'store-api/testing/upgrade/table-rows.ts',
    ])
  })

  it('uses only the transaction’s own handle within a transaction: PGlite would deadlock (K24)', () => {
    const bodies = sources('store-api').flatMap((file) =>
      transactionsOf(file).map((node) => ({ file, text: node.getText() })),
    )
    expect(bodies.length).toBeGreaterThan(30)
    expect(bodies.filter(({ text }) => OUTER_DATABASE.test(text))).toEqual([])
    expect(OUTER_DATABASE.test('{ await shop.db.insert(cart) }')).toBe(true)
  })

  it('has no server function and no rewrite to an address of a request: route handlers alone', () => {
    expect(filesWith(['app', 'components', 'lib'], /^['"]use server['"]/m)).toEqual([])
  })

  it('reads no Host of a request: addresses come from the configuration (F15)', () => {
    expect(filesWith(['app', 'lib', 'components'], /['"](?:x-forwarded-(?:host|proto|for)|host)['"]/i)).toEqual([])
  })
})
