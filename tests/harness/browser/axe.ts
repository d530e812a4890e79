import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const SCRIPT = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

const OPTIONS: RunOptions = {
  resultTypes: ['violations'],
  // No rule that is enabled by default needs the style sheets, which would be fetched again.
  preload: { assets: ['media'] },
  // The spec fixes the viewport's scale.
  rules: { 'meta-viewport': { enabled: false } },
}

declare global {
  interface Window {
    axe?: { run: (context: Document, options: RunOptions) => Promise<AxeResults> }
  }
}

let script: string | undefined

/**
 * What axe finds on the current page, each rule with the elements that break it. The script is loaded once for each
 * page: `@axe-core/playwright` does so for each check, which takes longer.
 */
export async function violationsOf(page: Page): Promise<[rule: string, elements: string[]][]> {
  script ??= readFileSync(SCRIPT, 'utf8')
  if (!(await page.evaluate(() => Boolean(window.axe)))) await page.evaluate(script)
  return page.evaluate(async (options) => {
    const result = await window.axe?.run(document, options)
    if (!result) throw new Error('axe did not run')
    return result.violations.map(({ id, nodes }): [string, string[]] => [
      id,
      nodes.map(({ target }) => target.join(' ')),
    ])
  }, OPTIONS)
}
