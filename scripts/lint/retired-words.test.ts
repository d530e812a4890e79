/** @jest-environment node */
import { Linter } from 'eslint'
import plugin from './retired-words.mjs'

const messages = (code: string) =>
  new Linter()
    .verify(code, [{ plugins: { shop: plugin }, rules: { 'shop/retired-words': 'error' } }] as Linter.Config[])
    .map(({ message }) => message)

it.each([
  ['a comment', '/* rendered anew */'],
  ['an identifier in camel case', 'const knownToNobody = 1'],
  ['an identifier in capitals', 'const LENT_PAGES = 1'],
  ['a participle as a name', 'const askedOrder = 1'],
  ['a title', "it('is shown to somebody', () => {})"],
  ['a title of several cases', "it.each([1])('changes meanwhile %s', () => {})"],
  ['a title with values', 'test.describe(`voices of ${place}`, () => {})'],
])('refuses a retired word in %s', (_, code) => {
  expect(messages(code)).toEqual([expect.stringContaining('is retired')])
})

it.each([
  ['other strings', "const user = 'nobody'"],
  ['words that contain one', 'const excellent = silent + renewed'],
  ['participles in comments', '/* a question that was asked */'],
  ['fields of the wire', 'const date = question.askedAt'],
  ['plain titles', "it('is rendered again', () => {})"],
])('accepts %s', (_, code) => {
  expect(messages(code)).toEqual([])
})
