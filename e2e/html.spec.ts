import { HtmlValidate } from 'html-validate'
import { expect, test } from './fixtures'
import { NOWHERE, SCREENS } from './screens'

/** What the rules take for wrong and is not: React and Next write some things their own way. */
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // A list may have a name.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    'no-inline-style': 'off',
    'no-raw-characters': 'off',
    'no-trailing-whitespace': 'off',
    'require-sri': 'off',
    'script-type': 'off',
    'tel-non-breaking': 'off',
    // React's ids begin with an underscore.
    'valid-id': ['error', { relaxed: true }],
    'void-style': 'off',
  },
})

for (const path of [...SCREENS, NOWHERE])
  test(`${path} is valid HTML`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    const { results } = await validator.validateString(html)
    const findings = results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))
    expect([...new Set(findings)]).toEqual([])
  })
