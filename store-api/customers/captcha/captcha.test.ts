/** @jest-environment node */
import { KEY_PATTERN } from '../../../contract/limits'
import { hashSolution, newCode } from './captcha'

const DEVICE = '11111111-1111-4111-8111-111111111111'
const OTHER = '22222222-2222-4222-8222-222222222222'
const isSame = (one: string, other: string) => hashSolution(one, DEVICE) === hashSolution(other, DEVICE)

describe('a captcha code', () => {
  const codes = Array.from({ length: 2000 }, newCode)

  it('has 24 bits at least, and is valid in a URL path', () => {
    const letters = new Set(codes.join(''))
    expect(Math.log2(letters.size) * 5).toBeGreaterThanOrEqual(24)
    for (const code of codes) expect(code).toMatch(KEY_PATTERN)
    expect(new Set(codes.map(({ length }) => length))).toEqual(new Set([5]))
  })

  it('has no two characters that normalize to the same', () => {
    const letters = [...new Set(codes.join(''))]
    expect(new Set(letters.map((letter) => hashSolution(letter, DEVICE))).size).toBe(letters.length)
  })
})

describe('a captcha solution', () => {
  it('ignores case and accents, and accepts look-alikes', () => {
    expect(isSame('abq3z', 'ABQ3Z')).toBe(true)
    expect(isSame('balón-árbol', 'balon-ARBOL')).toBe(true)
    expect(isSame('BQSZG7', '805261')).toBe(true)
    expect(isSame('abq3z', 'abq3s')).toBe(false)
  })

  it('is bound to its device', () => {
    expect(hashSolution('ABC34', DEVICE)).not.toBe(hashSolution('ABC34', OTHER))
    expect(hashSolution('ABC34', DEVICE)).toMatch(/^[0-9a-f]{64}$/)
  })
})
