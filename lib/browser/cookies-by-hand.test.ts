/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const sources = ['app', 'components', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
)

describe('cookies in the browser’s code', () => {
  it('are read and written by cookies-next alone', () => {
    expect(sources.length).toBeGreaterThan(500)
    expect(sources.filter((path) => /document\.cookie|cookieStore/.test(readFileSync(path, 'utf8')))).toEqual([])
  })
})
