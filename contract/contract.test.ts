/** @jest-environment node */
import fc from 'fast-check'
import { fromHex, toHex } from './bytes'
import { open, seal, SealError, type AssociatedData } from './cipher'
import { deriveKeys, type Engine } from './keys'
import { cryptoJsEngine } from './engines/crypto-js'
import { nodeEngine } from './engines/node'
import { isSignedBy, isRecent, sign, signPath, SIGN_WINDOW_MS, type Signable } from './signing'
import vectors from './vectors.json'

const ENGINES: [string, Engine][] = [
  ['node:crypto', nodeEngine],
  ['crypto-js', cryptoJsEngine],
]
const PROPERTY_RUNS = { numRuns: 100 }

describe.each(ENGINES)('the contract on %s', (_, engine) => {
  const keys = deriveKeys(engine, vectors.secret)
  const directionKeys = (direction: string) => (direction === 'request' ? keys.request : keys.reply)

  it('derives the keys of the vectors', () => {
    expect({
      sign: toHex(keys.sign),
      requestEncrypt: toHex(keys.request.encrypt),
      requestMac: toHex(keys.request.mac),
      replyEncrypt: toHex(keys.reply.encrypt),
      replyMac: toHex(keys.reply.mac),
    }).toEqual(vectors.keys)
  })

  it.each(vectors.signatures)('signs as the vector "$name"', ({ request, sign: expected, plainSign }) => {
    expect(sign(engine, keys.sign, request)).toBe(expected)
    expect(signPath(engine, request)).toBe(plainSign)
    expect(isSignedBy(engine, keys.sign, request, expected)).toBe(true)
  })

  it.each(vectors.seals)(
    'seals and opens as the vector "$name"',
    ({ direction, plain, iv, binding: associatedData, data }) => {
      expect(seal(engine, directionKeys(direction), plain, associatedData, fromHex(iv))).toBe(data)
      expect(open(engine, directionKeys(direction), data, associatedData)).toBe(plain)
    },
  )

  it('opens what it sealed, with a new IV each time', () => {
    const associatedData: AssociatedData = { method: 'POST', path: '/api/cart', timestamp: '1', answers: '' }
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const [once, again] = [
          seal(engine, keys.request, text, associatedData),
          seal(engine, keys.request, text, associatedData),
        ]
        expect(once).not.toBe(again)
        expect(open(engine, keys.request, once, associatedData)).toBe(text)
      }),
      PROPERTY_RUNS,
    )
  })

  it('refuses a signature when any field of the request has changed', () => {
    const request = vectors.signatures.at(-1)?.request as Signable
    const signature = sign(engine, keys.sign, request)
    fc.assert(
      fc.property(
        fc.constantFrom(...(Object.keys(request) as (keyof Signable)[])),
        fc.string({ minLength: 1 }),
        (field, other) => {
          fc.pre(other !== request[field])
          expect(isSignedBy(engine, keys.sign, { ...request, [field]: other }, signature)).toBe(false)
        },
      ),
      PROPERTY_RUNS,
    )
  })

  it('refuses a signature with any digit changed, cut, or in capitals', () => {
    const request = vectors.signatures[0]?.request as Signable
    const signature = sign(engine, keys.sign, request)
    fc.assert(
      fc.property(fc.nat(63), fc.constantFrom(...'0123456789abcdef'), (at, digit) => {
        fc.pre(signature[at] !== digit)
        const forged = signature.slice(0, at) + digit + signature.slice(at + 1)
        expect(isSignedBy(engine, keys.sign, request, forged)).toBe(false)
      }),
      PROPERTY_RUNS,
    )
    for (const forged of ['', signature.slice(1), signature.toUpperCase(), `${signature}00`]) {
      expect(isSignedBy(engine, keys.sign, request, forged)).toBe(false)
    }
  })

  it('refuses a sealed text with any character changed, always with the same message', () => {
    const { data, binding: associatedData } = vectors.seals[1] as (typeof vectors.seals)[number]
    for (let at = 0; at < data.length; at++) {
      const forged = data.slice(0, at) + (data[at] === 'A' ? 'B' : 'A') + data.slice(at + 1)
      expect(() => open(engine, keys.request, forged, associatedData)).toThrow(new SealError())
    }
  })

  it.each(['', 'AAAA', 'not base64!', 'AAECAwQFBgcICQoLDA0ODw=='])('rejects %j with the same message', (data) => {
    const { binding: associatedData } = vectors.seals[1] as (typeof vectors.seals)[number]
    expect(() => open(engine, keys.request, data, associatedData)).toThrow(new SealError())
  })

  it('refuses a sealed text for another method, path, timestamp, answered request or direction', () => {
    const { data, binding: associatedData } = vectors.seals[1] as (typeof vectors.seals)[number]
    const others: Partial<AssociatedData>[] = [
      { method: 'PUT' },
      { path: '/api/cart?' },
      { timestamp: '1' },
      { answers: '00' },
    ]
    for (const other of others) {
      expect(() => open(engine, keys.request, data, { ...associatedData, ...other })).toThrow(SealError)
    }
    expect(() => open(engine, keys.reply, data, associatedData)).toThrow(SealError)
  })

  it('accepts no secret shorter than 32 bytes', () => {
    expect(() => deriveKeys(engine, 'x'.repeat(31))).toThrow(RangeError)
    expect(() => deriveKeys(engine, 'ñ'.repeat(16))).not.toThrow()
  })
})

describe('the time window', () => {
  const now = 1_795_200_000_000

  it('accepts timestamps up to 300 seconds in the past or future', () => {
    for (const offset of [0, SIGN_WINDOW_MS, -SIGN_WINDOW_MS]) expect(isRecent(String(now + offset), now)).toBe(true)
    for (const offset of [SIGN_WINDOW_MS + 1, -SIGN_WINDOW_MS - 1])
      expect(isRecent(String(now + offset), now)).toBe(false)
  })

  it.each(['', 'now', '1.5', '-1', '0x10', ' 1795200000000', '1e12', '9'.repeat(16)])('refuses %j', (timestamp) => {
    expect(isRecent(timestamp, now)).toBe(false)
  })
})
