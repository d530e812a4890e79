/** @jest-environment jsdom */
import { CODES } from '../../contract/codes'
import { CallError } from '../browser/call-error'
import { loadCookies } from '../browser/late-cookies'
import { SIGNED_IN_COOKIE } from '../auth/session-signals'
import { hasNoReply } from './idempotent-retry'
import { sendQueued, offlineQueue } from './offline-queue'

const item = (key: string) => ({ key, optionIds: [1], quantity: 1, custom: null, children: [] }) as never
const queue = (key: string) => offlineQueue.add(item(key), { key: `tap-${key}`, name: key.toUpperCase() })
const queuedKeys = () => offlineQueue.list().map(({ key }) => key)

const signIn = (isSignedIn: boolean) =>
  (document.cookie = isSignedIn ? `${SIGNED_IN_COOKIE}=1` : `${SIGNED_IN_COOKIE}=; max-age=0`)

beforeAll(async () => void (await loadCookies()))
beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000_000_000 })
  localStorage.clear()
  signIn(false)
})
afterEach(() => jest.useRealTimers())

describe('the offline queue', () => {
  it('sends each item once, in order and with its key', async () => {
    queue('scarf')
    queue('ball')
    const add = jest.fn(async () => true)
    expect(await sendQueued(add)).toEqual([])
    expect(await sendQueued(add)).toEqual([])
    expect(add.mock.calls).toEqual([
      [item('scarf'), 'tap-scarf'],
      [item('ball'), 'tap-ball'],
    ])
    expect(queuedKeys()).toEqual([])
  })

  it.each([0, 429, 502, 503, 504, CODES.inFlight])('keeps items after code %d, with the same key', async (code) => {
    queue('scarf')
    queue('ball')
    const add = jest.fn(async () => Promise.reject(new CallError('', code)))
    expect(await sendQueued(add)).toEqual([])
    expect(add).toHaveBeenCalledTimes(1)
    expect(queuedKeys()).toEqual(['tap-scarf', 'tap-ball'])
  })

  it('removes items that the store refuses, and reports the message', async () => {
    queue('scarf')
    queue('ball')
    const add = jest.fn(async ({ key }: { key: string }) => {
      if (key === 'scarf') throw new CallError('Sold out.', CODES.outOfStock)
    })
    expect(await sendQueued(add)).toEqual(['SCARF: Sold out.'])
    expect([offlineQueue.stateOf('scarf'), offlineQueue.stateOf('ball')]).toEqual(['none', 'added'])
  })

  it('notifies of the states waiting, added, and waiting again', async () => {
    const states: string[] = []
    const stop = offlineQueue.subscribe(() => states.push(offlineQueue.stateOf('scarf')))
    queue('scarf')
    await sendQueued(async () => true)
    queue('scarf')
    stop()
    expect(states).toEqual(['waiting', 'added', 'waiting'])
  })

  it('contains only items of the current session', () => {
    queue('scarf')
    signIn(true)
    expect(queuedKeys()).toEqual([])
    offlineQueue.prune()
    signIn(false)
    expect(queuedKeys()).toEqual([])
  })

  it('drops items before the store forgets their keys', () => {
    queue('scarf')
    jest.advanceTimersByTime(12 * 3_600_000 - 1)
    expect(queuedKeys()).toEqual(['tap-scarf'])
    jest.advanceTimersByTime(1)
    expect(queuedKeys()).toEqual([])
  })

  it('contains at most twenty items', () => {
    for (let count = 0; count < 20; count++) queue(`p${count}`)
    expect(() => queue('one-more')).toThrow()
  })
})

it('distinguishes a call without a reply from a refusal', () => {
  expect([new CallError('', 0), new CallError('', 502), new Error('no')].map(hasNoReply)).toEqual([true, false, false])
})
