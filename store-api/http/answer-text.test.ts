/** @jest-environment node */
import { answerText, writeOnce } from './answer-text'

describe('the data of an answer', () => {
  it('is its JSON, whatever it is', () => {
    for (const data of [{ a: [1, '"', null] }, [], 'ä', 7]) expect(answerText(data)).toBe(JSON.stringify(data))
  })

  it('is written once where it is answered again and again', () => {
    const toJSON = jest.fn(() => 'home')
    const data = writeOnce({ toJSON })
    expect([answerText(data), answerText(data)]).toEqual(['"home"', '"home"'])
    expect(toJSON).toHaveBeenCalledTimes(1)
  })
})
