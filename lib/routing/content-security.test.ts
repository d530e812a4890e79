import { contentSecurityPolicy } from './content-security'

const scripts = (policy: string) => policy.split('; ').find((part) => part.startsWith('script-src'))

describe('the content security policy', () => {
  it('allows a private page only scripts that carry its nonce', () => {
    const policy = contentSecurityPolicy({ nonce: 'abc' })
    expect(scripts(policy)).toBe("script-src 'self' 'nonce-abc' 'strict-dynamic'")
  })

  it("allows a cached page the shop's own and inline scripts, and the operator's origins", () => {
    const policy = contentSecurityPolicy({ scriptOrigins: ['https://stats.example'] })
    expect(scripts(policy)).toBe("script-src 'self' 'unsafe-inline' https://stats.example")
    expect(policy).toContain("connect-src 'self' https://stats.example")
  })

  it('allows forms to target only the shop, and from a checkout the pay page', () => {
    expect(contentSecurityPolicy({}).split('; ')).toContain("form-action 'self'")
    const checkout = contentSecurityPolicy({ nonce: 'abc', formOrigin: 'https://pay.example' })
    expect(checkout.split('https://pay.example')).toHaveLength(2)
    expect(checkout).toContain("form-action 'self' https://pay.example")
  })

  it('forbids frames, base elements and plugins, and reports violations', () => {
    for (const policy of [contentSecurityPolicy({}), contentSecurityPolicy({ nonce: 'abc' })])
      expect(policy.split('; ')).toEqual(
        expect.arrayContaining([
          "object-src 'none'",
          "base-uri 'none'",
          "frame-ancestors 'none'",
          'report-uri /api/report/csp',
        ]),
      )
  })

  it('allows eval only in development', () => {
    expect(scripts(contentSecurityPolicy({ isDevelopment: true }))).toContain("'unsafe-eval'")
    expect(contentSecurityPolicy({})).not.toContain('unsafe-eval')
  })
})
