/** @jest-environment node */
import fc from 'fast-check'
import { chooseLocale } from './locales'
import { mergeMessages, shopMessages } from './messages'

describe('the locale (spec §9)', () => {
  it.each([
    ['de-DE', 'de'],
    ['ES', 'es'],
    ['en_GB', 'en'],
    ['fr-FR', 'en'],
    ['', 'en'],
  ])('of the language code %j is %s', (code, locale) => {
    expect(chooseLocale(code)).toBe(locale)
  })
})

describe('merged messages', () => {
  const english = { cart: { title: 'Shopping cart', empty: 'Empty' }, hello: 'Hello' }

  it('prefer texts of the operator to the language, and the language to English', () => {
    const merged = mergeMessages(english, { cart: { title: 'Warenkorb' } }, '{"hello":"Moin","cart":{"note":"Neu"}}')
    expect(merged).toEqual({ cart: { title: 'Warenkorb', empty: 'Empty', note: 'Neu' }, hello: 'Moin' })
  })

  it.each(['', '{', '[]', 'null', '"text"', '7'])('ignore the invalid translations %j', (translations) => {
    expect(mergeMessages(english, {}, translations)).toEqual(english)
  })

  it('never replace a group by a text, or a text by a group', () => {
    expect(mergeMessages(english, {}, '{"cart":"x","hello":{"a":"b"}}')).toEqual(english)
  })

  it('drop __proto__, constructor and prototype at any depth', () => {
    mergeMessages(english, {}, '{"__proto__":{"bad":"1"},"cart":{"constructor":{"prototype":{"bad":"1"}}}}')
    expect(({} as Record<string, unknown>).bad).toBeUndefined()
    fc.assert(
      fc.property(fc.json(), (json) => {
        mergeMessages(english, {}, json)
        expect(Object.keys(Object.prototype)).toEqual([])
      }),
    )
  })
})

it('the texts of a language are merged again only when those of the operator change', async () => {
  const first = await shopMessages('de', '{"Filters":{"title":"Auswahl"}}')
  expect(first.Filters.title).toBe('Auswahl')
  const english = await shopMessages('en', '{"Filters":{"title":"Auswahl"}}')
  expect(english.Cart.title).not.toBe(first.Cart.title)
  expect(await shopMessages('de', '{"Filters":{"title":"Auswahl"}}')).toBe(first)
  expect((await shopMessages('de', '')).Filters.title).not.toBe('Auswahl')
})
