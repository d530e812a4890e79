/** @jest-environment node */
import { and, eq, isNull } from 'drizzle-orm'
import type { CartReply } from '../../contract/entities/cart'
import type { LoginResponse } from '../../contract/entities/user'
import { readRateLimitCount } from '../http/rate-limiter'
import { attempt, cart, linkToken, mail, session, variant } from '../db/schema'
import { emailOf, openClockedShop, PASSWORD } from '../testing/clocked-shop'
import { migratedPostgres } from '../testing/database'

jest.setTimeout(60_000)

const openShop = async () => openClockedShop({ database: await migratedPostgres() })
let opened: Awaited<ReturnType<typeof openShop>>
beforeAll(async () => (opened = await openShop()))
afterAll(() => opened.close())
beforeEach(async () => {
  for (const table of [attempt, session, linkToken, mail, cart]) await opened.db.delete(table)
})

const times = <Result>(count: number, work: (n: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)))

const countByCode = (replies: { code: number }[]) => {
  const codes = replies.map(({ code }) => code)
  return Object.fromEntries([...new Set(codes)].map((code) => [code, codes.filter((one) => one === code).length]))
}

const fillCart = async (device: ReturnType<typeof opened.device>, quantity: number, token = '') => {
  const [row] = await opened.db.select().from(variant).where(eq(variant.sku, 'home-M'))
  const body = { key: 'home', optionIds: [row?.id ?? 0], quantity }
  await device.request('POST', '/api/cart', { token, body })
}
const quantities = async (device: ReturnType<typeof opened.device>, token = '') =>
  ((await device.request('GET', '/api/cart', { token })).data as CartReply).carts.map(({ quantity }) => quantity)

describe('on PostgreSQL, at the same time', () => {
  /** Responses to refused calls: a captcha is required, or no database connection is free. */
  const REFUSALS = ['4002', '503']

  it('of 200 wrong passwords without captchas three are evaluated', async () => {
    const replies = await times(200, (n) => opened.device().logIn('ada', `wrong ${n}`))
    const { 4001: evaluated = 0, ...refused } = countByCode(replies)
    expect(Object.keys(refused).filter((code) => !REFUSALS.includes(code))).toEqual([])

    let further = 0
    while ((await opened.device().logIn('ada', 'wrong')).code !== 4002) further += 1
    expect(evaluated + further).toBe(3)
    expect(await readRateLimitCount(opened.db, `login email ${emailOf('ada')}`, opened.now())).toBe(3)
  })

  it('50 uses of one reset link succeed once', async () => {
    await opened.device().request('POST', '/api/forgot-password', { body: { email: emailOf('ben') } })
    const token = await opened.linkTo('ben')
    const replies = await times(50, (n) =>
      opened.device().request('POST', '/api/reset-password', { body: { token, password: `new password ${n}` } }),
    )
    expect(countByCode(replies)).toEqual({ 0: 1, 4102: 49 })
    const winner = replies.findIndex(({ code }) => code === 0)
    expect((await opened.device().logIn('ben', `new password ${winner}`)).code).toBe(0)
  })

  it('ten requests for a link leave one that works', async () => {
    await times(10, () => opened.device().request('POST', '/api/forgot-password', { body: { email: emailOf('ben') } }))
    const isActive = and(isNull(linkToken.usedAt), isNull(linkToken.replacedAt))
    expect(await opened.db.$count(linkToken)).toBe(5)
    expect(await opened.db.$count(linkToken, isActive)).toBe(1)
  })

  it('ten logins on one device put its cart into the customer’s once', async () => {
    const [elsewhere, device] = [opened.device(), opened.device()]
    const { token: first, knownDevice } = (await elsewhere.logIn('ada')).data as LoginResponse
    await fillCart(elsewhere, 4, first)
    await fillCart(device, 3)
    // A device the customer has signed in on: any other needs a captcha from the fourth attempt on.
    const body = { email: emailOf('ada'), password: PASSWORD, knownDevice }
    const replies = await times(10, () => device.request('POST', '/api/login', { body }))
    const tokens = replies.map(({ data }) => (data as LoginResponse).token)
    expect(new Set(tokens).size).toBe(10)
    for (const token of tokens) expect(await quantities(device, token)).toEqual([7])
    expect(await quantities(device)).toEqual([])
  })

  it('ten logins on ten devices merge each cart into the customer’s', async () => {
    const devices = Array.from({ length: 10 }, () => opened.device())
    for (const device of devices) {
      await fillCart(device, 2)
      await device.solveCaptcha()
    }
    const [token] = await Promise.all(devices.map(({ tokenOf }) => tokenOf('ada')))
    expect(await quantities(devices[0] ?? opened.device(), token)).toEqual([20])
  })

  it('no login with the old password outlives its change', async () => {
    await opened.device().request('POST', '/api/forgot-password', { body: { email: emailOf('ada') } })
    const body = { token: await opened.linkTo('ada'), password: 'the newest password' }
    const [reset, ...logins] = await Promise.all([
      opened.device().request('POST', '/api/reset-password', { body }),
      ...Array.from({ length: 9 }, () => opened.device().logIn('ada')),
    ])
    expect(reset.code).toBe(0)
    expect(new Set([...logins.map(({ code }) => code), 0, 4001, 4002])).toEqual(new Set([0, 4001, 4002]))
    expect(await opened.db.$count(session)).toBe(0)
  })

  it('ten registrations of one email make one customer, and all get the same reply', async () => {
    const replies = await times(10, async () => {
      const device = opened.device()
      await device.solveCaptcha()
      const names = { firstname: 'Cleo', lastname: 'Marsh' }
      const body = { email: emailOf('cleo'), password: 'grass green', agree: true, ...names }
      return device.request('POST', '/api/register', { body })
    })
    expect(countByCode(replies)).toEqual({ 0: 10 })
    expect((await opened.mailsTo('cleo')).filter(({ subject }) => subject.startsWith('Confirm'))).toHaveLength(1)
  })
})
