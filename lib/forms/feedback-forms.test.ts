/** @jest-environment node */
import { questionForm, reviewForm } from './definitions/product'
import { mistakesOf } from './form-definition'

const review = { key: 'x-home', rating: '4', title: ' Good cut ', comment: 'Order your usual size: 1 < 2.' }

describe('a review', () => {
  it.each([
    ['rating', ''],
    ['rating', '6'],
    ['title', ' '],
    ['comment', ''],
    ['comment', 'Good <b>cut</b>'],
    ['title', '<script>alert(1)</script>'],
    ['title', 'x'.repeat(81)],
  ])('is wrong when %s is %j (spec §5)', (field, value) => {
    expect(mistakesOf(reviewForm, { ...review, [field]: value })).toEqual([field])
  })

  it('is sent to its product, trimmed', () => {
    expect(mistakesOf(reviewForm, review)).toEqual([])
    expect(reviewForm.calls(review)).toEqual([
      {
        method: 'POST',
        path: '/api/product/x-home/review',
        body: { rating: 4, title: 'Good cut', comment: 'Order your usual size: 1 < 2.' },
      },
    ])
  })
})

describe('a question', () => {
  it.each(['', '  ', '<img src=x>', 'x'.repeat(501)])('is wrong when it is %j (spec §5)', (question) => {
    expect(mistakesOf(questionForm, { key: 'x', question })).toEqual(['question'])
  })

  it('is sent to its product', () => {
    expect(questionForm.calls({ key: 'x-home', question: ' Does it shrink? ' })).toEqual([
      { method: 'POST', path: '/api/product/x-home/question', body: { question: 'Does it shrink?' } },
    ])
  })
})
