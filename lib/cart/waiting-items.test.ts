/** @jest-environment jsdom */
import { CODES } from '../../contract/codes'
import { CallError } from '../browser/call-error'
import { loadCookies } from '../browser/late-cookies'
import { SIGNED_IN_COOKIE } from '../auth/session-signals'
import { isWithoutReply } from './repeated-call'
import { sendWaiting, waitingItems } from './waiting-items'

const item = (key: string) => ({ key, optionIds: [1], quantity: 1, custom: null, children: [] }) as never
const wait = (key: string) => waitingItems.add(item(key), { key: `tap-${key}`, name: key.toUpperCase() })
const waiting = () => waitingItems.list().map(({ key }) => key)

const signIn = (isSignedIn: boolean) =>
  (document.cookie = isSignedIn ? `${SIGNED_IN_COOKIE}=1` : `${SIGNED_IN_COOKIE}=; max-age=0`)

beforeAll(async () => void (await loadCookies()))
beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000_000_000 })
  localStorage.clear()
  signIn(false)
})
afterEach(() => jest.useRealTimers())

describe('items that wait for the network', () => {
  it('are added once each, in their order and with their keys', async () => {
    wait('scarf')
    wait('ball')
    const add = jest.fn(async () => true)
    expect(await sendWaiting(add)).toEqual([])
    expect(await sendWaiting(add)).toEqual([])
    expect(add.mock.calls).toEqual([
      [item('scarf'), 'tap-scarf'],
      [item('ball'), 'tap-ball'],
    ])
    expect(waiting()).toEqual([])
  })

  it.each([0, 429, 502, 503, 504, CODES.inFlight])('wait on after code %d, with the same key', async (code) => {
    wait('scarf')
    wait('ball')
    const add = jest.fn(async () => Promise.reject(new CallError('', code)))
    expect(await sendWaiting(add)).toEqual([])
    expect(add).toHaveBeenCalledTimes(1)
    expect(waiting()).toEqual(['tap-scarf', 'tap-ball'])
  })

  it('wait no longer when the store refuses them, which is said', async () => {
    wait('scarf')
    wait('ball')
    const add = jest.fn(async ({ key }: { key: string }) => {
      if (key === 'scarf') throw new CallError('Sold out.', CODES.outOfStock)
    })
    expect(await sendWaiting(add)).toEqual(['SCARF: Sold out.'])
    expect([waitingItems.stateOf('scarf'), waitingItems.stateOf('ball')]).toEqual(['none', 'added'])
  })

  it('are shown as waiting, then as added, and as waiting again', async () => {
    const seen: string[] = []
    const stop = waitingItems.subscribe(() => seen.push(waitingItems.stateOf('scarf')))
    wait('scarf')
    await sendWaiting(async () => true)
    wait('scarf')
    stop()
    expect(seen).toEqual(['waiting', 'added', 'waiting'])
  })

  it('belong to the session they were put aside in', () => {
    wait('scarf')
    signIn(true)
    expect(waiting()).toEqual([])
    waitingItems.prune()
    signIn(false)
    expect(waiting()).toEqual([])
  })

  it('are dropped before the store forgets their keys', () => {
    wait('scarf')
    jest.advanceTimersByTime(12 * 3_600_000 - 1)
    expect(waiting()).toEqual(['tap-scarf'])
    jest.advanceTimersByTime(1)
    expect(waiting()).toEqual([])
  })

  it('are no more than twenty', () => {
    for (let count = 0; count < 20; count++) wait(`p${count}`)
    expect(() => wait('one-more')).toThrow()
  })
})

it('a call without a reply is told from a refusal', () => {
  expect([new CallError('', 0), new CallError('', 502), new Error('no')].map(isWithoutReply)).toEqual([
    true,
    false,
    false,
  ])
})
