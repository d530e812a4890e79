import { arrivalText, textAt } from './arrival'

const texts = { arrives: 'Arrives {days}', ready: 'Ready {days}' }
const days = { from: '2026-11-26', to: '2026-11-30' }

it('formats when a delivery arrives, and when a collection is ready', () => {
  expect(arrivalText(days, 'delivery', texts, 'en')).toBe('Arrives Thu 26 – Mon 30 Nov')
  expect(arrivalText(days, 'collection', texts, 'en')).toBe('Ready Thu 26 – Mon 30 Nov')
})

describe('on a page that was rendered earlier', () => {
  const texts = [
    { until: 100, text: 'today' },
    { until: 200, text: 'tomorrow' },
  ]

  it('shows a text until its cut-off, and the next one from then on', () => {
    expect(textAt(99, texts, 'days')).toBe('today')
    expect(textAt(100, texts, 'days')).toBe('tomorrow')
  })

  it('shows the fallback after the last cut-off', () => expect(textAt(200, texts, 'days')).toBe('days'))
})
