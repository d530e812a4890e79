import { expect, test } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { MARA, signIn } from '../tests/harness/browser/customer'
import { ACCOUNT_SCREENS, MISSING_PATH, SCREENS } from './screens'

/** Every recommended rule, except for false positives: each exception with its reason. */
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // A list may have a name.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // React writes camel case, empty values and void elements in its own style; HTML ignores these differences.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // Next writes the doctype in capitals.
    'doctype-style': 'off',
    // Several values of one field are ticked in boxes of one name.
    'form-dup-name': ['error', { shared: ['checkbox', 'radio', 'button', 'reset', 'submit'] }],
    // A product's name is as long as the store makes it.
    'long-title': 'off',
    // Colours and places that are data (swatches, prints) are no rules of a style sheet.
    'no-inline-style': 'off',
    // React does not escape characters where HTML needs no escape.
    'no-raw-characters': 'off',
    // Line ends within the store's own texts.
    'no-trailing-whitespace': 'off',
    // Scripts and styles come from the shop's own origin, under names made of their content.
    'require-sri': 'off',
    // Next names the type of its inline scripts.
    'script-type': 'off',
    // Telephone numbers are the store's data, written as the store writes them.
    'tel-non-breaking': 'off',
    // React's ids begin with an underscore.
    'valid-id': ['error', { relaxed: true }],
  },
})

async function findingsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  const findings = results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))
  return [...new Set(findings)]
}

/** Milliseconds: every screen is rendered, and validated. */
const ALL_SCREENS_TIMEOUT_MS = 180_000

test('every document is valid HTML, with the viewport and the root element of the spec (§9)', async ({ request }) => {
  test.setTimeout(ALL_SCREENS_TIMEOUT_MS)
  for (const path of [...SCREENS, MISSING_PATH])
    await test.step(path, async () => {
      const html = await (await request.get(path)).text()
      expect.soft(await findingsOf(html), path).toEqual([])
      const viewport = /<meta name="viewport" content="([^"]*)"/.exec(html)?.[1] ?? ''
      const parts = viewport.split(',').map((part) => part.trim())
      expect
        .soft(parts, path)
        .toEqual(
          expect.arrayContaining(['width=device-width', 'initial-scale=1', 'minimum-scale=1', 'maximum-scale=1']),
        )
      expect.soft(html, path).toContain('<div id="DX">')
    })
})

test('every screen of the account is valid HTML', async ({ context, baseURL }) => {
  await signIn(context, baseURL ?? '', MARA)
  for (const path of ACCOUNT_SCREENS)
    expect(await findingsOf(await (await context.request.get(path)).text()), path).toEqual([])
})
