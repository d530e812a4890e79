/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import ts from 'typescript'

interface Manifest {
  name: string
  version: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

const readManifest = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
const root = readManifest('.')
const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8')) as { workspaces: string[] }

const isTest = (file: string) => /\.test\.tsx?$/.test(file) || /[\\/]testing[\\/]/.test(file)

const sources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file))

/** `require.resolve('…')` refers to a package without an import. */
const RESOLVE_CALL = /\bresolve\('([^'.][^']*)'\)/g

/** The package of a specifier: `hono` of `hono/jsx`, `@shop/contract` of a path into that workspace; null for others. */
function packageOf(specifier: string): string | null {
  const [, workspace] = /^(?:\.\.\/)+(contract|store-api|payment-service)\//.exec(specifier) ?? []
  if (workspace) return readManifest(workspace).name
  if (/^(?:\.|@\/|node:)/.test(specifier) || builtinModules.includes(specifier)) return null
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

function packagesOf(files: string[], own: string): string[] {
  const specifiers = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const imported = ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName)
    return [...imported, ...[...text.matchAll(RESOLVE_CALL)].map(([, name = '']) => name)]
  })
  const found = new Set(specifiers.map(packageOf).filter((name) => name !== null && name !== own))
  return [...found].map(String).sort()
}

it('the workspaces are the contract and the two programs beside the storefront', () => {
  expect(workspaces).toEqual(['contract', 'payment-service', 'store-api'])
  expect(workspaces.map((folder) => readManifest(folder).name)).toEqual(workspaces.map((folder) => `@shop/${folder}`))
})

describe.each(workspaces)('%s/package.json', (folder) => {
  const { name, dependencies = {}, devDependencies = {} } = readManifest(folder)
  const files = sources(folder)
  const imported = packagesOf(
    files.filter((file) => !isTest(file)),
    name,
  )

  it('lists the packages its sources import, and no other', () => {
    expect(Object.keys(dependencies)).toEqual(imported)
  })

  it('lists for development the packages its tests alone import, and no other', () => {
    const testOnly = packagesOf(files.filter(isTest), name).filter((one) => !imported.includes(one))
    expect(Object.keys(devDependencies)).toEqual(testOnly.filter((one) => !one.startsWith('@shop/')))
  })

  it('takes each package in the version range of the root, so that one copy is installed', () => {
    const rootDependencies = { ...root.dependencies, ...root.devDependencies }
    const shared = Object.entries({ ...dependencies, ...devDependencies }).filter(([one]) => rootDependencies[one])
    for (const [one, range] of shared) expect([one, range]).toEqual([one, rootDependencies[one]])
  })
})

it('every package of the lock file that a workspace lists is installed once, at the top', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, object> }
  expect(
    Object.keys(packages).filter((path) => /^(?:contract|payment-service|store-api)\/node_modules\//.test(path)),
  ).toEqual([])
  for (const folder of workspaces)
    for (const one of Object.keys(readManifest(folder).dependencies ?? {}))
      expect([one, `node_modules/${one}` in packages]).toEqual([one, true])
})
