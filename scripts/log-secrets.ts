/** What no line of a log may hold, by what it would be. */
const SECRETS: Record<string, RegExp> = {
  'a password of the tests': /meadow [0-9a-f]{12}|touchline-demo|not this one/,
  // Of 256 random bits some letters are capitals: names of pictures have none.
  'a token, or a mail’s link': /(?<![\w-])(?=[\w-]*[A-Z])[\w-]{43}(?![\w-])/,
  'a sealed cookie': /Fe26\.2\*/,
  'a captcha’s answer': /verify\/captcha\/(?!\{code\})[\w%-]/,
  'a password’s hash': /\$argon2/,
  'a card’s number': /(?<!\d)(4242|5555|3566|4000)[ -]?\d{4}[ -]?\d{4}[ -]?\d{4}(?!\d)/,
  'a customer’s email': /[0-9a-f]{12}@mail\.example/,
}

/** The kinds of secrets in a log, each with the beginning of its first line; none in a good one. */
export function secretsIn(log: string): string[] {
  const lines = log.split('\n')
  return Object.entries(SECRETS).flatMap(([kind, pattern]) => {
    const line = lines.find((text) => pattern.test(text))
    return line === undefined ? [] : [`${kind}: ${line.slice(0, 200)}`]
  })
}
