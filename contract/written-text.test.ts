/** @jest-environment node */
import { truncateGraphemes, hasTag, isBlank, isSingleLine, toAsciiEmail } from './written-text'

describe('a text of invisible characters only', () => {
  it.each([
    ...['', ' ', '\t\n', '\u00a0\u3000', '\u200b\u200c\u200d', '\u2060\ufeff', '\u00ad', '\u034f', '\u180e'],
    ...['\u3164\u3164', '\uffa0', '\u115f\u1160', '\u2800', '\u202e\u202c', '\u{e0041}\u{e007f}', '\ufe0f'],
  ])('is empty: %j', (text) => expect(isBlank(text)).toBe(true))

  it.each(['a', '\u200ba', '.', '\u0645\u200c\u0646', '👩‍👩‍👧', '김'])(
    'is not empty with a visible character: %j',
    (text) => expect(isBlank(text)).toBe(false),
  )
})

describe('a text of one line', () => {
  it.each(['a\nb', 'a\rb', 'a\tb', 'a\u0000', '\u202eabc', 'a\u2066b\u2069', 'a\u2028b', '\u009b31m', '\u001b[2J'])(
    'has no control or bidirectional formatting characters: %j',
    (text) => expect(isSingleLine(text)).toBe(false),
  )

  it.each(['Ada King', 'محمد علي', 'می\u200cخواهم', 'O’Neill-Şahin 3/4', '山田 太郎'])('may be %s', (text) =>
    expect(isSingleLine(text)).toBe(true),
  )
})

describe('HTML in a text', () => {
  it.each(['<b>bold</b>', 'a <script src=x>', '<!-- x -->', '</p>', '<?php ?>', '<IMG\nsrc=x>', 'x<a href="y"> z'])(
    'is %j',
    (text) => expect(hasTag(text)).toBe(true),
  )

  it.each([
    ...['XS<S in the chest?', 'S < M > L', '1<2', 'a <3 b', 'I <3 it >_<', '<', '<b', '> <', '< b >', '5>4 <b'],
    ...['«<»', 'less<more, never more'],
  ])('is not %j', (text) => expect(hasTag(text)).toBe(false))
})

describe('the domain of an email', () => {
  it.each([
    ['kim@bücher.example', 'kim@xn--bcher-kva.example'],
    ['kim@BÜCHER.example', 'kim@xn--bcher-kva.example'],
    ['info@例え.jp', 'info@xn--r8jz45g.jp'],
    ['a@مثال.example', 'a@xn--mgbh0fb.example'],
  ])('%s is sent as %s', (typed, sent) => expect(toAsciiEmail(typed)).toBe(sent))

  it.each([
    'ada@mail.example',
    'Ada@Mail.Example',
    '',
    '@',
    'bücher',
    '@bücher.example',
    'a@bü cher.de',
    'a@ü/x',
    'a@ü:1',
  ])('is unchanged: %j', (typed) => expect(toAsciiEmail(typed)).toBe(typed))
})

describe('a text that is cut', () => {
  it.each([
    ['abc', 3, 'abc'],
    ['abcd', 3, 'abc'],
    ['ab👍', 3, 'ab'],
    ['ab👍', 4, 'ab👍'],
    ['a👩‍👩‍👧b', 5, 'a'],
    ['a👩‍👩‍👧b', 9, 'a👩‍👩‍👧'],
    ['noe\u0301l', 3, 'no'],
    ['नमस्ते', 3, 'नम'],
    ['🇩🇪🇫🇷', 5, '🇩🇪'],
    ['👩‍👩‍👧', 2, ''],
  ])('%j at %i code units is %j', (text, maxLength, cut) => expect(truncateGraphemes(text, maxLength)).toBe(cut))
})
