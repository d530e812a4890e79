import { passesLuhn } from '../../payment-service/card'

/** Patterns that no line of a log may match, by kind of secret. */
const SECRETS: Record<string, RegExp> = {
  'a password of the tests': /meadow [0-9a-f]{12}|touchline-demo|not this one/,
  // 256 random bits in base64url contain capitals, unlike names of pictures.
  'a token, or a mail’s link': /(?<![\w-])(?=[\w-]*[A-Z])[\w-]{43}(?![\w-])/,
  'a sealed cookie': /Fe26\.2\*/,
  'a captcha’s answer': /verify\/captcha\/(?!\{code\})[\w%-]/,
  'a password’s hash': /\$argon2/,
  'a customer’s email': /[0-9a-f]{12}@mail\.example/,
}

/** Sixteen digits in four groups with equal separators. Beside a letter or a hyphen they are part of an id. */
const CARD_NUMBER = /(?<![\w-])\d{4}([ -]?)\d{4}\1\d{4}\1\d{4}(?![\w-])/g

const hasCardNumber = (line: string): boolean =>
  [...line.matchAll(CARD_NUMBER)].some(([number]) => passesLuhn(number.replace(/[ -]/g, '')))

const CHECKS: [kind: string, isIn: (line: string) => boolean][] = [
  ...Object.entries(SECRETS).map(([kind, pattern]): [string, (line: string) => boolean] => [
    kind,
    (line) => pattern.test(line),
  ]),
  ['a card’s number', hasCardNumber],
]

/** Kinds of secrets in a log, each with the start of the first line that contains it. */
export function secretsIn(log: string): string[] {
  const lines = log.split('\n')
  return CHECKS.flatMap(([kind, isIn]) => {
    const line = lines.find(isIn)
    return line === undefined ? [] : [`${kind}: ${line.slice(0, 200)}`]
  })
}
