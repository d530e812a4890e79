/** @jest-environment node */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { compose, type Middleware } from './middleware'

const request = {} as IncomingMessage
const response = {} as ServerResponse

describe('compose', () => {
  it('runs the steps in order, then the caller’s next', () => {
    const calls: string[] = []
    const step =
      (name: string): Middleware =>
      (_request, _response, next) => {
        calls.push(name)
        next()
      }
    compose(step('first'), step('second'))(request, response, () => calls.push('end'))
    expect(calls).toEqual(['first', 'second', 'end'])
  })

  it('ends at a step that responds', () => {
    const next = jest.fn()
    compose(
      () => {},
      () => {
        throw new Error('not reached')
      },
    )(request, response, next)
    expect(next).not.toHaveBeenCalled()
  })
})
