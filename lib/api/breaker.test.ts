/** @jest-environment node */
import { Breaker } from './breaker'

function open() {
  let time = 0
  const breaker = new Breaker({ failures: 5, probeEvery: 5000, now: () => time })
  for (let n = 0; n < 5; n++) breaker.failed()
  return { breaker, at: (moment: number) => (time = moment) }
}

describe('the breaker', () => {
  it('stays closed until five failures in a row', () => {
    const breaker = new Breaker()
    for (let n = 0; n < 4; n++) breaker.failed()
    breaker.succeeded()
    for (let n = 0; n < 4; n++) breaker.failed()
    expect([breaker.allows(), breaker.isOpen]).toEqual([true, false])
    breaker.failed()
    expect([breaker.allows(), breaker.isOpen]).toEqual([false, true])
  })

  it('lets one probe through every five seconds', () => {
    const { breaker, at } = open()
    at(4999)
    expect(breaker.allows()).toBe(false)
    at(5000)
    expect([breaker.allows(), breaker.allows()]).toEqual([true, false])
    breaker.failed()
    at(9999)
    expect(breaker.allows()).toBe(false)
    at(10_000)
    expect(breaker.allows()).toBe(true)
  })

  it('closes when a probe succeeds', () => {
    const { breaker, at } = open()
    at(5000)
    breaker.allows()
    breaker.succeeded()
    expect([breaker.allows(), breaker.allows()]).toEqual([true, true])
  })
})
