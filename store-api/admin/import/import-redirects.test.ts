/** @jest-environment node */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openTestShop } from '../../testing/test-shop'
import { localCommands } from '../shop-commands'
import { formerHost, readRedirects } from './import-redirects'
import { ImportError } from './import-error'
import { openFolder } from './testing'

const folder = openFolder()
afterAll(() => folder.close())

function fileOf(...lines: string[]): string {
  const path = join(folder.path, 'redirects.csv')
  writeFileSync(path, lines.join('\r\n'))
  return path
}

describe('a file of redirects', () => {
  it('is read in Shopify’s format', async () => {
    const path = fileOf(
      '\ufeffRedirect from,Redirect to',
      '/old,/products/home',
      '"/a,b",/',
      'https://old.example/c?d=1,/cart',
    )
    const redirects = await readRedirects(path)
    expect(redirects.map(({ line, from, to, refusal }) => [line, from, to, refusal])).toEqual([
      [2, '/old', '/products/home', ''],
      [3, '/a,b', '/', ''],
      [4, 'https://old.example/c?d=1', '/cart', ''],
    ])
    expect(formerHost(redirects)).toBe('old.example')
  })

  it('is read in the format of the WordPress plugin Redirection: patterns and rows without a target are refused', async () => {
    const path = fileOf(
      'source,target,regex,code,type,hits,title,status',
      '/a/,/product/home/,0,301,url,5,,active',
      '^/b/(.*)$,/product/$1,1,301,url,5,,active',
      '/c,,0,410,error,0,,active',
      '/d,/cart,0,301,url,0,,disabled',
    )
    expect((await readRedirects(path)).map(({ refusal }) => refusal)).toEqual([
      '',
      'it is a pattern, not an address',
      'it leads nowhere',
      'it is switched off',
    ])
  })

  it('of another format is refused', async () => {
    await expect(readRedirects(fileOf('Handle,Title', 'a,b'))).rejects.toThrow(ImportError)
  })

  it('is written by the shop’s commands: resolved targets, and reasons of rejections', async () => {
    const shop = await openTestShop()
    const commands = localCommands(shop.shop)
    const redirects = [
      { from: 'https://old.example/b', to: '/a' },
      { from: '/a', to: 'http://www.old.example/products/home' },
      { from: '/c', to: 'https://evil.example/' },
      { from: '/cart', to: '/product' },
    ]
    const input = { redirects, hosts: ['old.example'], actor: 'owner', isDryRun: false }
    expect((await commands.run('setRedirects', input)).map(({ from, to, problem }) => [from, to, problem])).toEqual([
      ['/b', '/products/home', ''],
      ['/a', '/products/home', ''],
      ['/c', 'https://evil.example/', 'the new address leads to evil.example, which is another host'],
      ['/cart', '/product', '/cart is a page of this shop'],
    ])
    expect(await commands.run('listRedirects', { text: '' })).toEqual({
      list: [
        { from: '/a', to: '/products/home' },
        { from: '/b', to: '/products/home' },
      ],
      total: 2,
    })
    expect(await commands.run('listRedirects', { text: '%' })).toEqual({ list: [], total: 0 })
    expect(await commands.run('removeRedirect', { from: '/B/', actor: 'owner' })).toBe(true)
    expect((await commands.run('listRedirects', { text: 'HOME' })).total).toBe(1)
    await shop.close()
  }, 60_000)
})
