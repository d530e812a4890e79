import { readScripts } from './read-scripts'

const script = { id: 'counter', defer: true, async: false, src: 'https://count.example/c.js', type: '', content: '' }
const read = (...scripts: object[]) => readScripts(JSON.stringify(scripts))

describe('the list of the shop’s scripts', () => {
  it('is JSON, as the contract has it', () => {
    expect(read(script, { ...script, id: 'greeting', src: '', content: 'greet()' })).toMatchObject([
      script,
      { id: 'greeting', content: 'greet()' },
    ])
    expect(read()).toEqual([])
    expect(() => readScripts('[')).toThrow('The list of scripts is no JSON.')
    expect(() => readScripts('{}')).toThrow('array')
    expect(() => read({ ...script, defer: 'yes' })).toThrow('[0].defer')
  })

  it.each([
    ['both an address and a content', { content: 'greet()' }, 'needs a src or a content, and not both'],
    ['neither', { src: '' }, 'needs a src or a content, and not both'],
    ['an address that anybody on the way may change', { src: 'http://count.example/c.js' }, 'begin with https://'],
    ['no address at all', { src: 'count.js' }, 'begin with https://'],
  ])('has none with %s', (_, more, sentence) => expect(() => read({ ...script, ...more })).toThrow(sentence))

  it('has no id twice', () => expect(() => read(script, script)).toThrow('Two scripts have the same id.'))
})
