/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Words that documents no longer use; docs/contributing/naming.md lists the replacements. */
const RETIRED = [
  'anew',
  'as ever',
  'asked for',
  'at the door',
  'in vain',
  'lent',
  'meanwhile',
  'nobody',
  'shut out',
  'somebody',
  'the door',
  'told',
  'turned away',
  'turnstile',
  'under way',
  'voices',
  'whoever',
]

/** The list itself, and the history. */
const EXCLUDED_FILES = new Set(['CHANGELOG.md', 'docs/contributing/naming.md'])

/** Code and quoted test titles follow the code they name. */
const withoutCode = (text: string) =>
  text.replaceAll(/```[\s\S]*?```|`[^`\n]*`|“[^”\n]*”/g, '').replaceAll(/\]\([^\s]*\)/g, '')

const pages = ['.', 'docs']
  .flatMap((folder) =>
    readdirSync(folder, { encoding: 'utf8', recursive: folder !== '.' }).map((file) => join(folder, file)),
  )
  .filter((page) => page.endsWith('.md') && !EXCLUDED_FILES.has(page))

it.each(pages)('%s uses no retired word', (page) => {
  const pattern = new RegExp(`\\b(?:${RETIRED.join('|')})\\b`, 'gi')
  expect(withoutCode(readFileSync(page, 'utf8')).match(pattern) ?? []).toEqual([])
})
