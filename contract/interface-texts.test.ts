/** @jest-environment node */
import de from '../messages/de.json'
import en from '../messages/en.json'
import es from '../messages/es.json'
import { MAX_TEXT_LENGTH, placeholdersOf, validateTexts } from './interface-texts'

const byPath = (messages: Record<string, Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(messages).flatMap(([namespace, group]) =>
      Object.entries(group).map(([key, text]) => [`${namespace}.${key}`, text]),
    ),
  )

describe('texts that replace the interface’s own', () => {
  it('may replace every text of the interface, in every language', () => {
    for (const messages of [en, es, de]) expect(validateTexts(byPath(messages), en)).toEqual([])
    expect(Object.keys(byPath(en)).every((path) => /^[\w-]+\.[\w-]+$/.test(path))).toBe(true)
  })

  it('are rejected for an unknown path, with the closest known one', () => {
    expect(validateTexts({ 'Home.newst': 'New', 'footer.about': 'Us' }, en)).toEqual([
      'Home.newst is no text of the interface: did you mean Home.newest?',
      'footer.about is no text of the interface: did you mean Footer.about?',
    ])
  })

  it('are rejected for unknown placeholders and unbalanced braces', () => {
    const interfaceTexts = {
      Cart: { count: '{count, plural, one {# item} other {# items}}', hint: 'Go to <link>the cart</link>' },
    }
    expect(validateTexts({ 'Cart.count': '{count} things', 'Cart.hint': 'No link' }, interfaceTexts)).toEqual([])
    expect(validateTexts({ 'Cart.count': '{number} things', 'Cart.hint': '<b>Go</b>' }, interfaceTexts)).toEqual([
      'Cart.count has no placeholder number: it has count',
      'Cart.hint has no placeholder b: it has link',
    ])
    expect(
      validateTexts({ 'Cart.count': '{count things', 'Cart.hint': "Say '{' and <link>go</link>" }, interfaceTexts),
    ).toEqual(['Cart.count has unbalanced braces'])
  })

  it('are limited in length', () => {
    const interfaceTexts = { Home: { title: 'Home' } }
    expect(validateTexts({ 'Home.title': 'x'.repeat(MAX_TEXT_LENGTH) }, interfaceTexts)).toEqual([])
    expect(validateTexts({ 'Home.title': 'x'.repeat(MAX_TEXT_LENGTH + 1) }, interfaceTexts)).toEqual([
      'Home.title has more than 1000 characters',
    ])
  })
})

describe('the placeholders of a text', () => {
  it('are its arguments, including those of plural forms, and its tags', () => {
    expect(placeholdersOf('{a} {b, plural, one {# of {c}} other {#}} <link>d</link>')).toEqual(['a', 'b', 'c', 'link'])
  })
})
