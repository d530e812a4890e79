/** @jest-environment node */
import de from '../../messages/de.json'
import en from '../../messages/en.json'
import es from '../../messages/es.json'
import { INTERFACE_TEXTS } from '../../store-api/demo/catalogue/interface-texts'
import { LANGUAGES } from './shop-texts'

const MESSAGES: Record<string, Record<string, object>> = { de, en, es }

/** Namespace, key and text of every override of a language. */
const overrides = (language: (typeof LANGUAGES)[number]) =>
  Object.entries(INTERFACE_TEXTS[language]).flatMap(([namespace, texts]) =>
    Object.entries(texts).map(([key, text]) => ({ namespace, key, text })),
  )

/** Text of the interface at a key; undefined if there is none. */
const ownText = (language: string, namespace: string, key: string): unknown =>
  (MESSAGES[language]?.[namespace] as Record<string, unknown> | undefined)?.[key]

const argumentsIn = (text: unknown) =>
  [...new Set(Array.from(String(text).matchAll(/\{(\w+)[},]/g), ([, name]) => name))].sort()

describe('the demo’s overrides of interface texts', () => {
  it.each(LANGUAGES)('replace texts that exist, by others with the same arguments (%s)', (language) => {
    expect(overrides(language).length).toBeGreaterThan(20)
    for (const { namespace, key, text } of overrides(language)) {
      const own = ownText(language, namespace, key)
      expect([`${namespace}.${key}`, typeof own, text === own]).toEqual([`${namespace}.${key}`, 'string', false])
      // A store may omit its name and the year from a sentence.
      for (const name of argumentsIn(text)) expect(argumentsIn(own)).toContain(name)
    }
  })

  it('are the same keys in every language', () => {
    const keys = (language: (typeof LANGUAGES)[number]) =>
      overrides(language).map(({ namespace, key }) => `${namespace}.${key}`)
    expect(keys('es')).toEqual(keys('en'))
    expect(keys('de')).toEqual(keys('en'))
  })
})
