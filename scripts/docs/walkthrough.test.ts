/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const PAGE = 'docs/architecture.md'

/** The steps below a heading: the linked file and the name it must contain. */
function stepsOf(heading: string): { file: string; name: string }[] {
  const [, after = ''] = readFileSync(PAGE, 'utf8').split(`### ${heading}`)
  const [section = ''] = after.split('\n#')
  return [...section.matchAll(/^\d+\. \[[^\]]+\]\(<?(.+?)>?\) `(\w+)`:/gm)].map(([, link = '', name = '']) => ({
    file: join('docs', link),
    name,
  }))
}

describe.each(['Product key, from browser to database', 'Cart quantity, from browser to database'])('%s', (heading) => {
  const steps = stepsOf(heading)

  it('has between five and eight steps', () => {
    expect(steps.length).toBeGreaterThanOrEqual(5)
    expect(steps.length).toBeLessThanOrEqual(8)
  })

  it.each(steps)('$file has $name', ({ file, name }) => {
    expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`\\b${name}\\b`))
  })
})
