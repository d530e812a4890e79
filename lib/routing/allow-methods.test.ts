/** @jest-environment node */
import { NextRequest } from 'next/server'
import { allowMethods } from './allow-methods'
import { testContext } from './testing'

const respond = (method: string) =>
  allowMethods(testContext('/', { request: new NextRequest('https://inside.example/', { method }) }))

describe('allowMethods', () => {
  it.each(['GET', 'HEAD'])('lets %s pass', async (method) => expect(await respond(method)).toBeUndefined())

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('responds to %s with 405 and the allowed methods', async (method) => {
    const response = await respond(method)
    expect([response?.status, response?.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})
