/** @jest-environment node */
import { serialize } from 'node:v8'
import { decode, encode, LARGEST } from './entry-codec.mjs'

const entry = {
  value: {
    kind: 'APP_PAGE',
    html: '<p>ü 🏆</p>',
    rscData: Buffer.from([0, 255, 128]),
    segmentData: new Map([['/_tree', Buffer.from('tree')]]),
    postponed: undefined,
    headers: { 'x-next-cache-tags': 'store' },
  },
  madeAt: 1_790_000_000_123,
  asOf: 1_790_000_000_100,
  tags: ['store'],
  cacheControl: { revalidate: 60, expire: undefined },
}

describe('an entry as bytes', () => {
  it('is the same afterwards, its Buffers and Maps too', () => {
    const back = decode(encode(entry) ?? Buffer.alloc(0))
    expect(back).toEqual(entry)
    expect(Buffer.isBuffer(back.value.rscData)).toBe(true)
    expect(Buffer.isBuffer(back.value.segmentData.get('/_tree'))).toBe(true)
  })

  it('keeps nothing of the bytes it was read from', () => {
    const bytes = encode(entry) ?? Buffer.alloc(0)
    const { rscData, segmentData } = decode(bytes).value
    for (const own of [rscData, segmentData.get('/_tree')]) expect(own.buffer).not.toBe(bytes.buffer)
  })

  it('is not made when it is too large to be shared', () => {
    expect(encode({ ...entry, value: { html: 'x'.repeat(LARGEST) } })).toBeNull()
  })

  it.each([Buffer.alloc(0), Buffer.from('nonsense'), serialize('text'), serialize({ madeAt: 'today', asOf: 1 })])(
    'is none when it is something else (%#)',
    (bytes) => {
      expect(decode(bytes)).toBeNull()
    },
  )
})
