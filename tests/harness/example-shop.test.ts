import { basename } from 'node:path'
import { readShopFolder } from './example-shop'

describe('readShopFolder', () => {
  it('is null without arguments', () => {
    expect(readShopFolder([])).toBeNull()
  })

  it.each([[['--shop', 'examples/tea']], [['--shop=examples/tea']], [['--shop', 'examples/tea/']]])(
    'reads %j',
    (args) => {
      const folder = readShopFolder(args)
      expect(folder?.name).toBe('tea')
      expect(basename(folder?.path ?? '')).toBe('tea')
    },
  )

  it.each([[['--shop']], [['examples/tea']], [['--port', '1']], [['--shop', 'examples/tea', 'x']]])(
    'rejects %j with one sentence',
    (args) => {
      expect(() => readShopFolder(args)).toThrow(/^The demo takes only the argument --shop FOLDER/)
    },
  )

  it.each(['examples', 'no-such-folder', 'package.json'])('rejects %s, which has no shop.yaml', (folder) => {
    expect(() => readShopFolder(['--shop', folder])).toThrow(`${folder} is not a folder with a shop.yaml.`)
  })
})
