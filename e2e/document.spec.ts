import { expect, test } from './fixtures'
import { NOWHERE, SCREENS } from './screens'

test('every document has the viewport and the root element of the spec (§9)', async ({ request }) => {
  for (const path of [...SCREENS, NOWHERE]) {
    const html = await (await request.get(path)).text()
    const viewport = /<meta name="viewport" content="([^"]*)"/.exec(html)?.[1] ?? ''
    const parts = viewport.split(',').map((part) => part.trim())
    expect(parts, path).toEqual(
      expect.arrayContaining(['width=device-width', 'initial-scale=1', 'minimum-scale=1', 'maximum-scale=1']),
    )
    expect(html, path).toContain('<div id="DX">')
  }
})
