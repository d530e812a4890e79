/** @jest-environment node */
import { NextResponse } from 'next/server'
import { runSteps, type Step } from './request-context'
import { TEST_ENV, testContext } from './testing'

beforeAll(() => void Object.assign(process.env, TEST_ENV))

const respond: Step = () => new NextResponse('last')

describe('the steps of the middleware', () => {
  it('run in order until one responds', async () => {
    const calls: string[] = []
    const pass =
      (name: string): Step =>
      async () => {
        calls.push(name)
        return undefined
      }
    const response = await runSteps([pass('first'), pass('second'), respond, pass('third')], testContext('/'))
    expect([...calls, await response.text()]).toEqual(['first', 'second', 'last'])
  })

  it('report failed calls to the store API with any response', async () => {
    const fail: Step = ({ serverTiming }) => void serverTiming.add('a;desc="failed"').add('b')
    const response = await runSteps([fail, respond], testContext('/'))
    expect(response.headers.get('server-timing')).toBe('a;desc="failed", b')
  })

  it('send HSTS, also without the HTTP pipeline', async () => {
    const response = await runSteps([respond], testContext('/'))
    expect(response.headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
  })

  it('throw if none responds', async () => {
    await expect(runSteps([() => undefined], testContext('/'))).rejects.toThrow('No step')
  })
})
