/** @jest-environment node */
import { createServer, type AddressInfo } from 'node:net'
import { findFreePort } from './ports'

describe('findFreePort', () => {
  it('returns a port once, even before a program listens on it', async () => {
    const ports = new Set<number>()
    for (let n = 0; n < 100; n++) ports.add(await findFreePort())
    expect(ports.size).toBe(100)
  })

  it('never returns a port in use', async () => {
    const servers = [createServer(), createServer()]
    const taken = await Promise.all(
      servers.map(async (server) => {
        const port = await findFreePort()
        await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
        return (server.address() as AddressInfo).port
      }),
    )
    for (let n = 0; n < 320; n++) expect(taken).not.toContain(await findFreePort())
    servers.forEach((server) => server.close())
  })
})
