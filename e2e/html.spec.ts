import { HtmlValidate } from 'html-validate'
import { MARA, signIn } from './customer'
import { expect, test } from './fixtures'
import { ACCOUNT_SCREENS, NOWHERE, SCREENS } from './screens'

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
    // Several values of one field are ticked in boxes of one name.
    'form-dup-name': ['error', { shared: ['checkbox', 'radio', 'button', 'reset', 'submit'] }],
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

async function findingsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  const findings = results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))
  return [...new Set(findings)]
}

for (const path of [...SCREENS, NOWHERE])
  test(`${path} is valid HTML`, async ({ request }) => {
    expect(await findingsOf(await (await request.get(path)).text())).toEqual([])
  })

test('every screen of the account is valid HTML', async ({ context, baseURL }) => {
  await signIn(context, baseURL ?? '', MARA)
  for (const path of ACCOUNT_SCREENS)
    expect(await findingsOf(await (await context.request.get(path)).text()), path).toEqual([])
})
