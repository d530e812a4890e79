/** Words that code must not use (docs/contributing/naming.md); each has a plain replacement. */
export const RETIRED_WORDS = ['anew', 'whoever', 'nobody', 'somebody', 'meanwhile', 'voices', 'turnstile', 'lent']

/** Participles that say nothing about what a value is; refused in identifiers alone. */
const RETIRED_IN_NAMES = ['asked', 'begun', 'said', 'told', 'wanted']

/** A field of the wire. */
const ALLOWED_NAMES = ['askedAt']

const TITLED = new Set(['describe', 'it', 'test'])

/** The root function of a call: `it` of `it.each(rows)('title')`. */
function rootName(callee) {
  for (let node = callee; node; node = node.object ?? node.callee ?? node.tag)
    if (node.type === 'Identifier') return node.name
  return ''
}

const wordsOf = (name) => name.split(/(?<=[a-z\d])(?=[A-Z])|[^a-zA-Z]+/).map((word) => word.toLowerCase())

/** @type {import('eslint').Rule.RuleModule} */
const rule = {
  meta: {
    type: 'suggestion',
    docs: { description: 'refuses retired words in identifiers, comments and titles of tests' },
    messages: { retired: '“{{word}}” is retired: use a plain word (docs/contributing/naming.md).' },
    schema: [],
  },
  create(context) {
    const pattern = new RegExp(`\\b(?:${RETIRED_WORDS.join('|')})\\b`, 'i')
    const check = (text, position) => {
      const word = pattern.exec(text)?.[0]
      if (word) context.report({ ...position, messageId: 'retired', data: { word } })
    }
    return {
      Program: () =>
        context.sourceCode.getAllComments().forEach((comment) => check(comment.value, { loc: comment.loc })),
      Identifier(node) {
        if (ALLOWED_NAMES.includes(node.name)) return
        const word = wordsOf(node.name).find((one) => RETIRED_WORDS.includes(one) || RETIRED_IN_NAMES.includes(one))
        if (word) context.report({ node, messageId: 'retired', data: { word } })
      },
      CallExpression({ callee, arguments: [title] }) {
        if (!title || !TITLED.has(rootName(callee))) return
        if (title.type === 'Literal') check(String(title.value), { node: title })
        if (title.type === 'TemplateLiteral')
          check(title.quasis.map(({ value }) => value.cooked).join(' '), { node: title })
      },
    }
  },
}

const plugin = { rules: { 'retired-words': rule } }

export default plugin
