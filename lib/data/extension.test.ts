/** @jest-environment node */
import { createHash } from 'node:crypto'
import type { ExtensionScript } from '../../contract/entities/store'
import { allowedScripts } from './extension'

const script = (change: Partial<ExtensionScript>): ExtensionScript => ({
  id: 'one',
  defer: false,
  async: true,
  src: '',
  type: '',
  content: '',
  ...change,
})

const INLINE = 'window.ready = true'
const rules = {
  origins: ['https://stats.example'],
  hashes: [
    createHash('sha256').update(INLINE).digest('base64'),
    createHash('sha256').update('</script>').digest('base64'),
  ],
}

describe('extension scripts', () => {
  it.each([
    { src: 'https://stats.example/a.js' },
    { src: 'https://stats.example/a.js', type: 'module' },
    { content: INLINE },
    { content: INLINE, type: 'text/javascript' },
  ])('allows scripts that the operator listed: %j', (change) => {
    expect(allowedScripts([script(change)], rules)).toEqual([script(change)])
  })

  it.each([
    { src: 'https://stats.example.evil.example/a.js' },
    { src: 'http://stats.example/a.js' },
    { src: '//stats.example/a.js' },
    { src: '/assets/a.js' },
    { src: 'javascript:alert(1)' },
    { src: 'data:text/javascript,alert(1)' },
    { src: 'https://stats.example/a.js', content: INLINE },
    { src: 'https://stats.example/a.js', type: 'importmap' },
    { content: `${INLINE} ` },
    { content: '</script>' },
    {},
  ])('refuses all other scripts: %j', (change) => {
    expect(allowedScripts([script(change)], rules)).toEqual([])
  })

  it('keep their order, and their number is limited', () => {
    const many = Array.from({ length: 30 }, (_, n) => script({ id: `${n}`, src: `https://stats.example/${n}.js` }))
    expect(allowedScripts(many, rules).map(({ id }) => id)).toEqual(many.slice(0, 20).map(({ id }) => id))
  })
})
