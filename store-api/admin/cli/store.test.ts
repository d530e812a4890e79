import { readScripts, readStore } from './store'

describe('readStore', () => {
  it('omits options that are not set', () => {
    expect(readStore({ name: ' Corner ' }, 'de')).toEqual({ language: 'de', name: 'Corner', contact: {}, restrict: {} })
  })

  it('restricts the listed platforms and languages, or none', () => {
    const lists = { restrictPlatform: 'mobile, pc', restrictLanguage: 'fr,de-AT' }
    expect(readStore(lists, 'en').restrict).toEqual({ platform: ['mobile', 'pc'], language: ['fr', 'de-AT'] })
    const none = { restrictPlatform: 'none', restrictLanguage: 'none' }
    expect(readStore(none, 'en').restrict).toEqual({ platform: [], language: [] })
  })

  it('accepts several notices, or none', () => {
    expect(readStore({ notice: ['Closed on Monday.', 'New shirts.'] }, 'en').notify).toHaveLength(2)
    expect(readStore({ notice: [''] }, 'en').notify).toEqual([])
  })

  it.each(['https://cdn.example/logo.png', '/image/logo.png'])('accepts %s as the logo', (logo) =>
    expect(readStore({ logo }, 'en').logo).toBe(logo),
  )

  it('removes the logo', () => expect(readStore({ logo: 'none' }, 'en').logo).toBe(''))

  it.each(['logo.png', '//host/logo.png', '/\\host', 'javascript:alert(1)', 'data:image/png;base64,AA'])(
    'rejects %s as the logo',
    (logo) => expect(() => readStore({ logo }, 'en')).toThrow('is no address of a picture'),
  )

  it('sets the days of returns, or none', () => {
    expect(readStore({ returnDays: '14' }, 'en').returns).toEqual({ days: 14 })
    expect(readStore({ returnDays: 'none' }, 'en').returns).toBeNull()
    expect(readStore({}, 'en')).not.toHaveProperty('returns')
    for (const days of ['0', '-1', '1.5', '9999', 'soon'])
      expect(() => readStore({ returnDays: days }, 'en')).toThrow('no number of days')
  })

  it('accepts an empty contact', () => expect(readStore({ email: '' }, 'en').contact).toEqual({ email: '' }))
})

const script = { id: 'counter', defer: true, async: false, src: 'https://count.example/c.js', type: '', content: '' }
const read = (...scripts: object[]) => readScripts(JSON.stringify(scripts))

describe('the list of the shop’s scripts', () => {
  it('is JSON that fits the contract', () => {
    expect(read(script, { ...script, id: 'greeting', src: '', content: 'greet()' })).toMatchObject([
      script,
      { id: 'greeting', content: 'greet()' },
    ])
    expect(read()).toEqual([])
    expect(() => readScripts('[')).toThrow('The list of scripts is no JSON.')
    expect(() => readScripts('{}')).toThrow('array')
    expect(() => read({ ...script, defer: 'yes' })).toThrow('[0].defer')
  })

  it.each([
    ['both an address and a content', { content: 'greet()' }, 'needs a src or a content, and not both'],
    ['neither', { src: '' }, 'needs a src or a content, and not both'],
    ['an address without TLS', { src: 'http://count.example/c.js' }, 'begin with https://'],
    ['no address at all', { src: 'count.js' }, 'begin with https://'],
  ])('is rejected with %s', (_, more, sentence) => expect(() => read({ ...script, ...more })).toThrow(sentence))

  it('is rejected with a duplicate id', () =>
    expect(() => read(script, script)).toThrow('Two scripts have the same id.'))
})
