/** @jest-environment node */
import fc from 'fast-check'
import type { CategoryNode } from '../../contract/entities/category'
import { buildCategories, type Category, pruneTree } from './category'

const onInvalid = jest.fn()
const prune = (data: unknown) => pruneTree(data, onInvalid)

const node = (key: string, children: CategoryNode[] = []): CategoryNode => ({
  key,
  name: key.toUpperCase(),
  description: '',
  imageUrl: '',
  productCount: 1,
  children,
})

const flat = (tree: Category[]): Category[] => tree.flatMap((category) => [category, ...flat(category.children)])

describe('the category tree (spec §3)', () => {
  it('gives a node its path of keys from the root, its URL, and a loading flag of true', () => {
    const { byKey } = buildCategories([node('clubs', [node('rovers', [node('shirts')])])])
    expect(byKey.get('shirts')).toMatchObject({
      nodePath: ['clubs', 'rovers', 'shirts'],
      url: '/category/shirts',
      loading: true,
    })
  })

  it('omits hidden categories and their descendants from the tree, but not from the index by key', () => {
    const hidden = { ...node('secret', [node('below')]), isHidden: true }
    const { tree, byKey } = buildCategories(prune([node('clubs', [hidden]), node('sale')]))
    expect(flat(tree).map(({ key }) => key)).toEqual(['clubs', 'sale'])
    expect(byKey.get('below')?.nodePath).toEqual(['clubs', 'secret', 'below'])
  })

  it('keeps the sale flag of categories', () => {
    const nodes = [{ ...node('reduced'), isSale: true }, { ...node('odd'), isSale: 'yes' }, node('sale')]
    expect(prune(nodes).map(({ isSale }) => isSale)).toEqual([true, undefined, undefined])
  })

  it('keeps every node once, below its parent', () => {
    const keys = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,6}$/), { maxLength: 30 })
    fc.assert(
      fc.property(keys, (list) => {
        const tree = list.reduceRight<CategoryNode[]>(
          (below, key, at) => (at % 3 ? [node(key, below)] : [node(key), ...below]),
          [],
        )
        const { tree: builtTree, byKey } = buildCategories(tree)
        expect(
          flat(builtTree)
            .map(({ key }) => key)
            .sort(),
        ).toEqual([...list].sort())
        for (const category of flat(builtTree)) {
          expect(category.nodePath.at(-1)).toBe(category.key)
          expect(byKey.get(category.key)).toBe(category)
          for (const child of category.children) expect(child.nodePath.slice(0, -1)).toEqual(category.nodePath)
        }
      }),
    )
  })
})

describe('an invalid tree', () => {
  it('omits cycles and duplicate nodes', () => {
    expect(prune([node('a', [node('b', [node('a')])]), node('b')])).toEqual([node('a', [node('b')])])
  })

  it('is limited in depth and number of nodes', () => {
    let deep = [node('n0')]
    for (let n = 1; n < 20_000; n++) deep = [node(`n${n}`, deep)]
    const depth = (tree: CategoryNode[]): number => (tree[0] ? 1 + depth(tree[0].children) : 0)
    expect(depth(prune(deep))).toBe(6)
    expect(prune(Array.from({ length: 9000 }, (_, n) => node(`k${n}`)))).toHaveLength(5000)
  })

  it('never throws: invalid nodes are omitted, invalid fields get defaults', () => {
    const invalidNodes = [null, 7, 'x', { key: '../x' }, { key: 'ok', name: 3, productCount: -2, children: 'none' }]
    expect(prune(invalidNodes)).toEqual([{ ...node('ok'), name: 'ok', productCount: 0 }])
    expect(onInvalid).toHaveBeenCalledWith('[]')
    fc.assert(fc.property(fc.array(fc.anything()), (data) => buildCategories(prune(data)).tree.length >= 0))
    expect(() => prune({ tree: [] })).toThrow(TypeError)
  })
})
