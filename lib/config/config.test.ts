/** @jest-environment node */
import { str } from 'envalid'
import { editDistance, findMistypedNames, readConfig, sharedShape } from './read-config'
import {
  addressOf,
  hookSecret,
  insecureOriginError,
  optionalOrigin,
  optionalPort,
  optionalSecret,
  origin,
  originList,
  secret,
  webAddress,
  wholeNumber,
} from './validators'

const shape = {
  PUBLIC_ORIGIN: origin(),
  OTHER_ORIGIN: optionalOrigin({ default: '' }),
  ALLOWED_ORIGINS: originList({ default: [] }),
  STORE_API_URL: webAddress({ default: 'http://127.0.0.1:4000' }),
  REDIS_URL: addressOf('redis:', 'rediss:')({ default: '' }),
  SECRET_ONE: secret({ default: 'x'.repeat(32) }),
  SECRET_TWO: optionalSecret({ default: '' }),
  HOOK_SECRET: hookSecret({ default: 'x'.repeat(32) }),
  HOLD_MINUTES: wholeNumber(5, 60, 'minutes')({ default: 30 }),
  NODE_ENV: str({ default: '' }),
  ...sharedShape,
}

const read = (env: Record<string, string>) =>
  readConfig(shape, {
    env: { PUBLIC_ORIGIN: 'https://shop.example', ...env },
    errorTitle: 'It cannot start',
    crossValidate: ({ NODE_ENV, PUBLIC_ORIGIN }) => ({
      PUBLIC_ORIGIN: NODE_ENV === 'production' ? insecureOriginError(PUBLIC_ORIGIN) : null,
    }),
    createError: (message) => new Error(message),
  })

const SAMPLE = 'change-me-change-me-change-me-change-me'

describe('a configuration', () => {
  it('is read when it is valid, with defaults for unset variables', () => {
    const config = read({ STORE_API_URL: 'http://store:4000/', METRICS_PORT: '9410', HOLD_MINUTES: '5' })
    expect(config).toMatchObject({
      STORE_API_URL: 'http://store:4000',
      METRICS_PORT: 9410,
      HOLD_MINUTES: 5,
      DRAIN_DELAY_MS: 500,
    })
  })

  it('reads a renamed variable under its old name, with a warning', () => {
    const warn = jest.fn()
    const readWithRenames = (env: Record<string, string>) =>
      readConfig(
        { HOLD_MINUTES: wholeNumber(5, 60)({ default: 30 }) },
        {
          env,
          renamed: { WAIT_MINUTES: 'HOLD_MINUTES' },
          warn,
          errorTitle: 'No',
          createError: (message) => new Error(message),
        },
      ).HOLD_MINUTES
    expect(readWithRenames({ WAIT_MINUTES: '6' })).toBe(6)
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/WAIT_MINUTES is now called HOLD_MINUTES/))
    expect(readWithRenames({ WAIT_MINUTES: '6', HOLD_MINUTES: '7' })).toBe(7)
    expect(() => readWithRenames({ WAIT_MINUTES: '1' })).toThrow('HOLD_MINUTES: must be 5 to 60 whole')
  })

  it('is rejected in one message that lists every problem', () => {
    const wrong = () => read({ PUBLIC_ORIGIN: 'https://shop.example/', SECRET_ONE: 'short', HOLD_MINUTES: '' })
    expect(wrong).toThrow(
      [
        'It cannot start:',
        '  PUBLIC_ORIGIN: must be an origin such as https://shop.example, without a path',
        '  SECRET_ONE: needs at least 32 bytes',
        '  HOLD_MINUTES: must be 5 to 60 whole minutes',
      ].join('\n'),
    )
  })

  it('lists missing variables', () => {
    const createError = (message: string) => new Error(message)
    expect(() => readConfig({ STORE_API_URL: webAddress() }, { env: {}, errorTitle: 'No', createError })).toThrow(
      'No:\n  STORE_API_URL: is missing',
    )
  })

  it.each([
    ['STORE_API_URL', 'store:4000'],
    ['STORE_API_URL', 'ftp://store'],
    ['OTHER_ORIGIN', 'shop.example'],
    ['OTHER_ORIGIN', 'https://shop.example/de'],
    ['ALLOWED_ORIGINS', 'https://a.example;https://b.example'],
    ['REDIS_URL', 'https://redis.example'],
    ['SECRET_ONE', SAMPLE],
    ['SECRET_TWO', SAMPLE],
    ['HOOK_SECRET', SAMPLE],
    ['HOOK_SECRET', 'whsec_c2hvcnQ='],
    ['METRICS_PORT', '65536'],
    ['METRICS_PORT', 'yes'],
    ['DRAIN_DELAY_MS', '-1'],
    ['DRAIN_DELAY_MS', '0.5'],
  ])('with %s=%s is rejected', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(`\n  ${name}: `)
  })

  it.each([
    ['SECRET_TWO', ''],
    ['REDIS_URL', ''],
    ['METRICS_PORT', ''],
    ['OTHER_ORIGIN', ''],
  ])('accepts an empty %s as none', (name, value) => {
    expect(() => read({ [name]: value })).not.toThrow()
  })
})

describe('the shop’s own address', () => {
  it('must be https in production, except on localhost', () => {
    const inProduction = (value: string) => () => read({ NODE_ENV: 'production', PUBLIC_ORIGIN: value })
    expect(inProduction('http://shop.example')).toThrow('  PUBLIC_ORIGIN: must begin with https:// in production')
    for (const validOrigin of [
      'https://shop.example',
      'http://localhost:3000',
      'http://127.0.0.1:3000',
      'http://[::1]:80',
    ])
      expect(inProduction(validOrigin.replace(':80', ':8080'))).not.toThrow()
    expect(() => read({ PUBLIC_ORIGIN: 'http://shop.test' })).not.toThrow()
  })

  it('is not localhost if it only starts with a loopback name', () => {
    expect(insecureOriginError('http://localhost.shop.example')).not.toBeNull()
    expect(insecureOriginError('http://127.0.0.1.shop.example')).not.toBeNull()
  })
})

describe('a mistyped name', () => {
  it('is rejected with a suggestion', () => {
    expect(() => read({ REDIS_ULR: 'redis://r' })).toThrow('  REDIS_ULR: is nothing; REDIS_URL is meant')
    expect(() => read({ DRAIN_DELAY: '5', HOLD_MINUTE: '5' })).toThrow(/HOLD_MINUTE: .*HOLD_MINUTES is meant/)
  })

  it('is ignored if the similar variable is set', () => {
    expect(findMistypedNames({ REDIS_URI: 'x', REDIS_URL: 'y' }, ['REDIS_URL'])).toEqual([])
    expect(findMistypedNames({ REDIS_URI: 'x' }, ['REDIS_URL'])).toEqual([{ name: 'REDIS_URI', meant: 'REDIS_URL' }])
  })

  it('is neither a short name nor one that differs by more than two edits', () => {
    expect(findMistypedNames({ SPORT: '1', HOSTS: 'a', PATH: '/bin' }, ['PORT', 'HOST'])).toEqual([])
    expect(findMistypedNames({ STORE_API_HOST: 'a' }, ['STORE_API_URL'])).toEqual([])
  })

  it.each([
    ['', '', 0],
    ['abc', 'abc', 0],
    ['abc', 'acb', 1],
    ['abc', 'abcd', 1],
    ['abc', '', 3],
    ['kitten', 'sitting', 3],
  ])('the edit distance of %s and %s is the number of typos', (a, b, mistakes) => {
    expect([editDistance(a, b), editDistance(b, a)]).toEqual([mistakes, mistakes])
  })
})

it('an empty port is 0', () => {
  const createError = (message: string) => new Error(message)
  const read = (value: string) =>
    readConfig({ ANY_PORT: optionalPort({ default: 0 }) }, { env: { ANY_PORT: value }, errorTitle: '', createError })
      .ANY_PORT
  expect([read(''), read('0'), read('9410')]).toEqual([0, 0, 9410])
})
