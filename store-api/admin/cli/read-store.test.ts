import { readStore } from './read-store'

describe('settings as they are written', () => {
  it('leave alone what is not named', () => {
    expect(readStore({ name: ' Corner ' }, 'de')).toEqual({ language: 'de', name: 'Corner', contact: {}, restrict: {} })
  })

  it('shut out those who are listed, or nobody', () => {
    const lists = { 'restrict-platform': 'mobile, pc', 'restrict-language': 'fr,de-AT' }
    expect(readStore(lists, 'en').restrict).toEqual({ platform: ['mobile', 'pc'], language: ['fr', 'de-AT'] })
    const none = { 'restrict-platform': 'none', 'restrict-language': 'none' }
    expect(readStore(none, 'en').restrict).toEqual({ platform: [], language: [] })
  })

  it('may have several notices, or none', () => {
    expect(readStore({ notice: ['Closed on Monday.', 'New shirts.'] }, 'en').notify).toHaveLength(2)
    expect(readStore({ notice: [''] }, 'en').notify).toEqual([])
  })

  it.each(['https://cdn.example/logo.png', '/image/logo.png'])('have %s as the logo', (logo) =>
    expect(readStore({ logo }, 'en').logo).toBe(logo),
  )

  it('may take the logo away', () => expect(readStore({ logo: 'none' }, 'en').logo).toBe(''))

  it.each(['logo.png', '//host/logo.png', '/\\host', 'javascript:alert(1)', 'data:image/png;base64,AA'])(
    'have no logo at %s',
    (logo) => expect(() => readStore({ logo }, 'en')).toThrow('is no address of a picture'),
  )

  it('may leave a contact empty', () => expect(readStore({ email: '' }, 'en').contact).toEqual({ email: '' }))
})
