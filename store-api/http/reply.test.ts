import { toJson, memoizeJson, localizedText } from './reply'

describe('the data of an answer', () => {
  it('is its JSON, whatever it is', () => {
    for (const data of [{ a: [1, '"', null] }, [], 'ä', 7]) expect(toJson(data)).toBe(JSON.stringify(data))
  })

  it('is serialized once if it is sent repeatedly', () => {
    const toJSON = jest.fn(() => 'home')
    const data = memoizeJson({ toJSON })
    expect([toJson(data), toJson(data)]).toEqual(['"home"', '"home"'])
    expect(toJSON).toHaveBeenCalledTimes(1)
  })
})

describe('localized text', () => {
  it('is read in the requested language', () => {
    expect(localizedText({ en: 'Fine', es: 'Bien', de: 'Gut' }, 'de')).toBe('Gut')
  })

  it('is read in the language it was written in where there is no other', () => {
    expect(localizedText({ de: 'Gut' }, 'en')).toBe('Gut')
    expect(localizedText({ en: '', es: 'Bien' }, 'en')).toBe('Bien')
  })
})
