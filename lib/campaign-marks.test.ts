import { readFileSync } from 'node:fs'
import { CAMPAIGN_MARKS, partMarks, withMarks } from './campaign-marks'

describe('the marks of a campaign', () => {
  it.each([
    ['/', '/', []],
    ['/?', '/?', []],
    ['/x?page=2', '/x?page=2', []],
    ['/x?gclid=Cj0K', '/x', ['gclid=Cj0K']],
    ['/x?utm_source=letter&page=2&fbclid=z', '/x?page=2', ['utm_source=letter', 'fbclid=z']],
    ['/x?gclid', '/x', ['gclid']],
    ['/x?gclids=1&xgclid=2&UTM_SOURCE=3', '/x?gclids=1&xgclid=2&UTM_SOURCE=3', []],
  ])('of %s leave %s', (asked, address, marks) => {
    expect(partMarks(asked)).toEqual({ address, marks })
  })

  it('are hung on another address', () => {
    expect(withMarks('/x', ['gclid=1', 'utm_id=2'])).toBe('/x?gclid=1&utm_id=2')
    expect(withMarks('/x?a=1', ['gclid=1'])).toBe('/x?a=1&gclid=1')
    expect(withMarks('/x', [])).toBe('/x')
  })

  it('are the same in the configuration of nginx', () => {
    expect(readFileSync('deploy/nginx/shop/http.conf.template', 'utf8')).toContain(`(?:${CAMPAIGN_MARKS})`)
  })
})
