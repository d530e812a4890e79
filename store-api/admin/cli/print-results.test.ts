import type { DocumentResult } from '../../catalog/operations/apply-documents'
import { resultLines, summary } from './print-results'

const result = (more: Partial<DocumentResult>): DocumentResult => ({
  ...{ kind: 'product', key: 'tea', source: 'tea.yaml', outcome: 'changed', differences: [], notes: [], problems: [] },
  ...more,
})

describe('a result in lines', () => {
  it('contains the old and new value of each field', () => {
    const differences = [
      { path: 'price', from: '7.9', to: '8.5' },
      { path: 'brand', from: '', to: 'Hollow Lane' },
      { path: 'seo', from: 'Tea', to: '' },
    ]
    expect(resultLines(result({ differences }))).toEqual([
      '~ product tea',
      '    price: 7.9 -> 8.5',
      '    brand: (none) -> Hollow Lane',
      '    seo: Tea -> (none)',
    ])
  })

  it('contains the number of omitted fields', () => {
    const differences = Array.from({ length: 25 }, (_, at) => ({ path: `variants[${at}]`, from: '1', to: '2' }))
    const lines = resultLines(result({ differences }))
    expect(lines).toHaveLength(22)
    expect(lines.at(-1)).toBe('    and 5 more')
  })

  it('contains reason and source of a rejection', () => {
    expect(resultLines(result({ outcome: 'refused', problems: ['price: must be a number'] }))).toEqual([
      '! product tea',
      '    tea.yaml: price: must be a number',
    ])
  })

  it('is counted', () =>
    expect(summary([result({}), result({ outcome: 'removed' }), result({ outcome: 'same' })])).toBe(
      '0 created, 1 changed, 1 as they were, 1 taken out, 0 refused',
    ))
})
