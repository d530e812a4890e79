/** @jest-environment node */
import { NextRequest } from 'next/server'
import { CAPABILITIES } from '../../contract/entities/capability'
import { ROUTES } from '../routes'
import { allowMethods, capability, guard, passesGuards, restrict } from './guards'
import type { Restrict } from './restriction'
import { outcomeOf, TEST_ENV, TEST_SETTINGS, testContext } from './testing'

beforeAll(() => void Object.assign(process.env, TEST_ENV))

const VISITOR = { isSignedIn: false, isGuest: false }
const CUSTOMER = { isSignedIn: true, isGuest: false }
const GUEST = { isSignedIn: false, isGuest: true }

describe('guards', () => {
  it('allow every visitor on a route without guards', () => {
    expect(passesGuards([], VISITOR)).toBe(true)
  })

  it.each(['auth', 'auth-checkout'])('%s allows signed-in customers, and no visitors', (guard) => {
    expect(passesGuards([guard], VISITOR)).toBe(false)
    expect(passesGuards([guard], CUSTOMER)).toBe(true)
  })

  it('let a guest pass to the checkout only', () => {
    expect(passesGuards(['auth-checkout'], GUEST)).toBe(true)
    expect(passesGuards(['auth'], GUEST)).toBe(false)
  })

  it.each(['admin', 'toString', ''])("raise 'Unknown route middleware' for %j (spec §2)", (guard) => {
    expect(() => passesGuards([guard], CUSTOMER)).toThrow(/^Unknown route middleware$/)
  })

  it('exist for every route of the table', () => {
    for (const { guards } of ROUTES) expect(() => passesGuards(guards, CUSTOMER)).not.toThrow()
  })

  it('redirect a visitor to the login page with the full path, and let a customer pass', async () => {
    const orders = '/account/orders?page=2&status=paid'
    expect(outcomeOf(await guard(testContext(orders)))).toBe(
      '307 https://shop.example/login?from=%2Faccount%2Forders%3Fpage%3D2%26status%3Dpaid',
    )
    expect(await guard(testContext(orders, { isSignedIn: async () => true }))).toBeUndefined()
  })

  it('read the session only on routes with guards', async () => {
    const isSignedIn = jest.fn(async () => true)
    await guard(testContext('/product/x', { isSignedIn }))
    await guard(testContext('/nowhere', { isSignedIn }))
    expect(isSignedIn).not.toHaveBeenCalled()
  })
})

const methodResponse = (method: string) =>
  allowMethods(testContext('/', { request: new NextRequest('https://inside.example/', { method }) }))

describe('allowMethods', () => {
  it.each(['GET', 'HEAD'])('lets %s pass', async (method) => expect(await methodResponse(method)).toBeUndefined())

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('responds to %s with 405 and the allowed methods', async (method) => {
    const response = await methodResponse(method)
    expect([response?.status, response?.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})

beforeAll(() => void Object.assign(process.env, TEST_ENV))

const outcomeFor = async (lists: Restrict) =>
  outcomeOf((await restrict(testContext('/', { settings: { ...TEST_SETTINGS, restrict: lists } }))) ?? undefined)

describe('restrict', () => {
  it('responds with the not-found page to a restricted platform or language (spec §4)', async () => {
    expect(await outcomeFor({ platform: ['pc'], language: [] })).toBe('404 /de/internal/not-found')
    expect(await outcomeFor({ platform: [], language: ['en'] })).toBe('404 /de/internal/not-found')
    expect(await outcomeFor({ platform: ['mobile'], language: ['fr'] })).toBeUndefined()
  })

  it('does not inspect the browser while nothing is restricted, or the settings are unknown', async () => {
    const platform = () => {
      throw new Error('not needed')
    }
    expect(await restrict(testContext('/', { platform }))).toBeUndefined()
    expect(await restrict(testContext('/', { platform, settings: undefined }))).toBeUndefined()
  })
})

describe('a part of the shop that is switched off', () => {
  const statusWithout = async (address: string, disabled: string[]) =>
    (await capability(testContext(address, { settings: { ...TEST_SETTINGS, disabled } })))?.status

  it.each([
    ['reviews', ['/product/x/review', '/product/x/review/new']],
    ['questions', ['/product/x/question', '/product/x/question/new']],
    ['messages', ['/account/messages', '/account/messages/1']],
    ['tickets', ['/account/ticket', '/account/ticket/1', '/account/ticket/create']],
    ['newsletter', ['/newsletter']],
  ])('has no page: %s', async (part, addresses) => {
    for (const address of addresses) {
      expect(await statusWithout(address, [part])).toBe(404)
      expect(
        await statusWithout(
          address,
          CAPABILITIES.filter((other) => other !== part),
        ),
      ).toBeUndefined()
    }
  })

  it('does not affect other addresses, or any while the settings are unknown', async () => {
    for (const address of ['/', '/product/x', '/account', '/checkout', '/page/newsletter'])
      expect(await statusWithout(address, [...CAPABILITIES])).toBeUndefined()
    expect(await capability(testContext('/newsletter', { settings: undefined }))).toBeUndefined()
  })
})
