/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { FetchRefused } from '../../../http/fetch-public'
import { pictureFetcher } from './fetch-pictures'

describe('pictures of addresses', () => {
  it('are fetched with at most five concurrent requests per host', async () => {
    const runningByHost: Record<string, number> = {}
    let maxPerHost = 0
    let running = 0
    const resolvers: (() => void)[] = []
    const fetchPicture = async (address: string) => {
      const { host } = new URL(address)
      runningByHost[host] = (runningByHost[host] ?? 0) + 1
      running++
      maxPerHost = Math.max(maxPerHost, runningByHost[host])
      await new Promise<void>((resolve) => resolvers.push(resolve))
      runningByHost[host]--
      return Buffer.from(address)
    }
    const fetch = pictureFetcher({ fetchPicture })
    const all = [...Array.from({ length: 12 }, (_, at) => `https://a.test/${at}`), 'https://b.test/1'].map(fetch)
    await new Promise(setImmediate)
    expect(running).toBe(6)
    while (resolvers.length > 0) {
      resolvers.splice(0).forEach((end) => end())
      await new Promise(setImmediate)
    }
    expect((await Promise.all(all)).map(String).at(11)).toBe('https://a.test/11')
    expect(maxPerHost).toBe(5)
  })

  it('are tried three times, without retries after a permanent error', async () => {
    const fetchPicture = jest.fn(() => Promise.reject(new Error('reset')))
    await expect(pictureFetcher({ fetchPicture, pauseMs: 1 })('https://a.test/1')).rejects.toThrow('reset')
    expect(fetchPicture).toHaveBeenCalledTimes(3)
    const refused = jest.fn(() => Promise.reject(new FetchRefused('404')))
    await expect(pictureFetcher({ fetchPicture: refused, pauseMs: 1 })('https://a.test/1')).rejects.toThrow('404')
    expect(refused).toHaveBeenCalledTimes(1)
  })

  describe('of this machine, its network or no web', () => {
    let server: Server
    let port: number
    const requested: string[] = []
    beforeAll(async () => {
      server = createServer(({ url }, response) => {
        requested.push(url ?? '')
        response.end('secret')
      })
      await new Promise<void>((resolve) => server.listen(0, resolve))
      port = (server.address() as AddressInfo).port
    })
    afterAll(() => server.close())

    it.each([
      ...['10.0.0.1', '127.0.0.1', '169.254.169.254', '[::1]', '[::ffff:127.0.0.1]', '0x7f.1', '2130706433', '0'],
      ...['localhost', '017700000001', '192.168.0.1', '172.16.0.1', '[fe80::1]', '[fd00::1]', '[64:ff9b::7f00:1]'],
    ])('are refused: https://%s', async (host) => {
      await expect(pictureFetcher({ pauseMs: 1 })(`https://${host}:${port}/a.jpg`)).rejects.toThrow('not public')
      expect(requested).toEqual([])
    })

    it.each([
      'file:///etc/passwd',
      'data:image/png;base64,iVBORw0KGgo=',
      'http://example.com/a.jpg',
      'ftp://example.com/a.jpg',
      'gopher://127.0.0.1:25/x',
      'https://user:password@example.com/a.jpg',
      'https://',
    ])('are refused: %s', async (address) => {
      await expect(pictureFetcher({ pauseMs: 1 })(address)).rejects.toThrow(FetchRefused)
    })
  })
})
