import { toBase64 } from './bytes'
import { cryptoJsEngine } from './engines/crypto-js'
import { nodeEngine } from './engines/node'
import { verifyWebhook, signWebhook, webhookKey } from './webhook'

const NOW = 1_790_000_000_000
const SECRET = 'a-secret-of-webhooks-0123456789-abcdef'
const KEY = webhookKey(SECRET)
const webhook = { id: 'evt_1a', timestamp: String(NOW / 1000), body: '{"type":"payment.succeeded","amount":1234}' }
const good = signWebhook(nodeEngine, KEY, webhook)

const isGood = (change: Partial<typeof webhook> = {}, signatures = good, now = NOW) =>
  verifyWebhook(nodeEngine, KEY, { ...webhook, ...change }, signatures, now)

describe('the signature of a webhook', () => {
  it.each([nodeEngine, cryptoJsEngine])('matches the example of the standard', (engine) => {
    const key = webhookKey('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')
    const example = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: '1614265330', body: '{"test": 2432232314}' }
    expect(signWebhook(engine, key, example)).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
  })

  it('is valid for its own webhook', () => {
    expect(isGood()).toBe(true)
  })

  it.each([
    ['id', { id: 'evt_1b' }],
    ['time', { timestamp: String(NOW / 1000 + 1) }],
    ['body', { body: webhook.body.replace('1234', '1235') }],
    ['white space of the body', { body: `${webhook.body} ` }],
  ])('is not valid for a different %s', (_, change) => {
    expect(isGood(change)).toBe(false)
  })

  it('is not valid with any bit flipped', () => {
    const bytes = Buffer.from(good.slice(3), 'base64')
    for (const at of bytes.keys()) {
      const flipped = Uint8Array.from(bytes, (byte, place) => (place === at ? byte ^ 1 : byte))
      expect(isGood({}, `v1,${toBase64(flipped)}`)).toBe(false)
    }
  })

  it.each(['', 'v1,', 'v1,!!!', good.slice(3), good.replace('v1,', 'v1a,'), `${good}AAAA`])(
    'is not %j',
    (signature) => {
      expect(isGood({}, signature)).toBe(false)
    },
  )

  it('may be one of several, so that a secret can be rotated', () => {
    const other = signWebhook(nodeEngine, webhookKey('whsec_' + toBase64(new Uint8Array(32))), webhook)
    expect(isGood({}, `${other} v1a,xyz ${good}`)).toBe(true)
    expect(isGood({}, other)).toBe(false)
  })

  it.each([
    [-300, true],
    [-301, false],
    [300, true],
    [301, false],
  ])('is valid with a clock that is %i s off: %s', (off, expected) => {
    expect(isGood({}, good, NOW + off * 1000)).toBe(expected)
  })

  it('is not valid if the boundary between id and time moves', () => {
    const moved = { id: `${webhook.id}.${webhook.timestamp}`, timestamp: '', body: webhook.body }
    expect(isGood(moved)).toBe(false)
  })
})

describe('a webhook secret', () => {
  it.each(['short', 'whsec_c2hvcnQ=', 'whsec_&&&'])('is rejected: %s', (secret) => {
    expect(() => webhookKey(secret)).toThrow(RangeError)
  })
})
