/** @jest-environment node */
import fc from 'fast-check'
import { readReports } from './csp-report'

const legacyReport = (report: object) => JSON.stringify({ 'csp-report': report })

describe('a CSP violation report', () => {
  it('is read in the format of report-uri and of the Reporting API', () => {
    const expected = { directive: 'script-src-elem', blocked: 'https://evil.example', page: '/checkout' }
    const report = {
      'document-uri': 'https://shop.example/checkout?email=ada@mail.example',
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/x.js?secret=1',
    }
    expect(readReports(legacyReport(report))).toEqual([expected])
    const body = { documentURL: report['document-uri'], effectiveDirective: 'script-src-elem', blockedURL: 'inline' }
    expect(readReports(JSON.stringify([{ type: 'csp-violation', body }, { type: 'deprecation' }]))).toEqual([
      { ...expected, blocked: 'inline' },
    ])
  })

  it('adds only names, an origin and a path to the log', () => {
    const line = 'x\n{"level":60}'
    const [read] = readReports(
      legacyReport({ 'effective-directive': 'img-src', 'blocked-uri': line, 'document-uri': line }),
    )
    expect(read).toEqual({ directive: 'img-src', blocked: '', page: '' })
    expect(readReports(legacyReport({ 'effective-directive': line }))).toEqual([])
  })

  it('never throws, for any body', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => Array.isArray(readReports(text))))
    expect(
      readReports(JSON.stringify(Array(1000).fill({ type: 'csp-violation', body: { effectiveDirective: 'img-src' } }))),
    ).toHaveLength(20)
  })
})
