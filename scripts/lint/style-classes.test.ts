import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(__dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const components = execFileSync('git', ['ls-files', 'app/*.tsx', 'components/*.tsx', 'lib/*.tsx'], { cwd: root })
  .toString()
  .split('\n')
  .filter(Boolean)

const classesOf = (stylesheet: string) =>
  new Set([...read(stylesheet).matchAll(/\.([_a-z][\w-]*)/gi)].map(([, name]) => name))

/** Class names that a component uses and its stylesheets do not define. */
function undefinedClasses(component: string): string[] {
  const code = read(component)
  return [...code.matchAll(/import (\w+) from '(\.[^']*\.module\.scss)'/g)].flatMap(
    ([, styles = '', specifier = '']) => {
      const defined = classesOf(join(dirname(component), specifier))
      const used = [...code.matchAll(new RegExp(`[^\\w./-]${styles}\\.(\\w+)`, 'g'))].map(([, name = '']) => name)
      return used.filter((name) => !defined.has(name)).map((name) => `${component}: ${styles}.${name}`)
    },
  )
}

it('every class name that a component uses is in its stylesheet', () => {
  expect(components.length).toBeGreaterThan(200)
  expect(components.flatMap(undefinedClasses)).toEqual([])
})
