/** @jest-environment node */
import { FormerKeys, type Former } from './former-keys'

function setUp(...answers: (Former | Error)[]) {
  let time = 0
  const ask = jest.fn(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (answer instanceof Error) throw answer
    return answer ?? null
  })
  const keys = new FormerKeys({ ask, now: () => time })
  return { keys, ask, at: (moment: number) => (time = moment) }
}

describe('former keys', () => {
  it('are asked for once a minute', async () => {
    const { keys, ask, at } = setUp({ key: 'b' })
    expect(await keys.find('product', 'a')).toEqual({ key: 'b' })
    expect(await keys.find('product', 'a')).toEqual({ key: 'b' })
    expect(ask).toHaveBeenCalledTimes(1)
    at(60_000)
    await keys.find('product', 'a')
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('of one kind say nothing about another', async () => {
    const { keys, ask } = setUp('gone')
    await keys.find('product', 'a')
    await keys.find('page', 'a')
    expect(ask.mock.calls).toEqual([
      ['product', 'a'],
      ['page', 'a'],
    ])
  })

  it('nobody ever knew are asked for again after some seconds', async () => {
    const { keys, at } = setUp(null, 'gone')
    expect(await keys.find('product', 'a')).toBeNull()
    at(5000)
    expect(await keys.find('product', 'a')).toBe('gone')
  })

  it('are nobody’s as long as the store API gives no answer', async () => {
    expect(await setUp(new Error('away')).keys.find('product', 'a')).toBeNull()
  })
})
