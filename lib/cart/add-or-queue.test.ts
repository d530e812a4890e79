/** @jest-environment jsdom */
import { CallError } from '../browser/call-error'
import { loadCookies } from '../browser/late-cookies'
import { addOrQueue, startQueueSender } from './add-or-queue'
import { offlineQueue } from './offline-queue'

const add = jest.fn<Promise<boolean>, [unknown, string]>()

jest.mock('./use-cart', () => ({ cartActions: { add: (...args: [unknown, string]) => add(...args) } }))

const ITEM = { key: 'scarf', optionIds: [1], quantity: 1, custom: null, children: [] } as never

let isOnline = true
let stop = () => {}

/** Runs due timers and the promises that follow from them. */
const settle = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds)

beforeAll(async () => void (await loadCookies()))
beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  document.head.innerHTML = '<meta property="og:title" content="The scarf">'
  localStorage.clear()
  isOnline = true
  add.mockReset().mockResolvedValue(true)
})
afterEach(() => {
  stop()
  jest.useRealTimers()
})

it('online it is added at once, with a key', async () => {
  expect(await addOrQueue(ITEM)).toBe('added')
  expect(add).toHaveBeenCalledWith(ITEM, expect.stringMatching(/^[\w-]{1,64}$/))
})

it('a refusal is thrown, and nothing is queued', async () => {
  add.mockRejectedValue(new CallError('Sold out.', 4005))
  await expect(addOrQueue(ITEM)).rejects.toThrow('Sold out.')
  expect(offlineQueue.list()).toEqual([])
})

it('a second press after a call with an unknown result sends the same key, another item another one', async () => {
  add.mockRejectedValueOnce(new CallError('', 504))
  await expect(addOrQueue(ITEM)).rejects.toThrow()
  expect(await addOrQueue(ITEM)).toBe('added')
  expect(await addOrQueue(ITEM)).toBe('added')
  add.mockRejectedValueOnce(new CallError('', 504))
  await expect(addOrQueue(ITEM)).rejects.toThrow()
  await addOrQueue({ ...(ITEM as object), quantity: 2 } as never)
  const keys = add.mock.calls.map(([, key]) => key)
  expect(keys[1]).toBe(keys[0])
  expect(new Set(keys).size).toBe(4)
})

it('a call without a reply that cannot be queued keeps its key for a second press', async () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  add.mockRejectedValueOnce(new CallError('', 0))
  await expect(addOrQueue(ITEM)).rejects.toThrow('full')
  setItem.mockRestore()
  expect(await addOrQueue(ITEM)).toBe('added')
  expect(new Set(add.mock.calls.map(([, key]) => key)).size).toBe(1)
})

it('offline it is queued, and is added when the network is back', async () => {
  isOnline = false
  stop = startQueueSender(() => {})
  expect(await addOrQueue(ITEM)).toBe('waiting')
  await settle(60_000)
  expect(add).not.toHaveBeenCalled()
  expect(offlineQueue.list()).toMatchObject([{ item: ITEM, name: 'The scarf' }])
  isOnline = true
  dispatchEvent(new Event('online'))
  await settle()
  expect(add).toHaveBeenCalledTimes(1)
  expect(offlineQueue.stateOf('scarf')).toBe('added')
})

it('a call that got no reply is repeated with its key until there is one', async () => {
  stop = startQueueSender(() => {})
  add.mockRejectedValue(new CallError('', 0))
  expect(await addOrQueue(ITEM)).toBe('waiting')
  await settle(15_000)
  expect(add).toHaveBeenCalledTimes(2)
  add.mockResolvedValue(true)
  await settle(15_000)
  await settle(60_000)
  expect(new Set(add.mock.calls.map(([, key]) => key)).size).toBe(1)
  expect(add).toHaveBeenCalledTimes(3)
  expect(offlineQueue.list()).toEqual([])
})

it('an item that was queued on an earlier page is sent on this one', async () => {
  isOnline = false
  await addOrQueue(ITEM)
  isOnline = true
  stop = startQueueSender(() => {})
  await settle()
  expect(add).toHaveBeenCalledTimes(1)
})

it('the message of a refusal is reported', async () => {
  isOnline = false
  await addOrQueue(ITEM)
  isOnline = true
  add.mockRejectedValue(new CallError('Sold out.', 4005))
  const onRefused = jest.fn()
  stop = startQueueSender(onRefused)
  await settle()
  expect(onRefused.mock.calls).toEqual([['The scarf: Sold out.']])
})

it('a page is notified of items that another tab queues or sends', () => {
  const listener = jest.fn()
  const unsubscribe = offlineQueue.subscribe(listener)
  dispatchEvent(new StorageEvent('storage', { key: 'waiting-items' }))
  dispatchEvent(new StorageEvent('storage', { key: 'other' }))
  expect(listener).toHaveBeenCalledTimes(1)
  unsubscribe()
})
