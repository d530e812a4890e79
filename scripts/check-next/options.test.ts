/** @jest-environment node */
import { readOptions } from './options'

describe('the options of check:next', () => {
  it('are a version, and which browser tests are run', () => {
    expect(readOptions(['16.5.0-canary.38'])).toEqual({ version: '16.5.0-canary.38', specs: [], keepsFolder: false })
    expect(readOptions(['canary', '--specs', 'e2e/a.spec.ts,e2e/b.spec.ts', '--keep'])).toEqual({
      version: 'canary',
      specs: ['e2e/a.spec.ts', 'e2e/b.spec.ts'],
      keepsFolder: true,
    })
    expect(readOptions(['canary', '--no-specs']).specs).toBeNull()
  })

  it.each([[[]], [['1', '2']], [['../next']], [['https://evil.example/next.tgz']], [['canary', '--spec', 'a']]])(
    'are refused with the usage: %j',
    (args) => expect(() => readOptions(args)).toThrow('npm run check:next'),
  )
})
