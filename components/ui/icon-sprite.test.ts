import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { iconHref, SPRITE_NAMES } from './icon-sprite'

const sprite = readFileSync('public/assets/icons.svg', 'utf8')

describe('the icon sprite', () => {
  it('has a path of every name, and no other', () => {
    expect([...sprite.matchAll(/<path id="([^"]+)" d="m[^"]+"\/>/gi)].map(([, id]) => id)).toEqual([...SPRITE_NAMES])
  })

  it('has a URL that changes with its content, since it is cached as immutable', () => {
    const hash = createHash('sha256').update(sprite).digest('hex').slice(0, 8)
    expect(iconHref('cart')).toBe(`/assets/icons.svg?v=${hash}#cart`)
  })
})
