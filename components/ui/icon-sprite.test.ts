import { readFileSync } from 'node:fs'
import { SPRITE_NAMES } from './icon-sprite'

it('names every path of the sprite, and no other', () => {
  const sprite = readFileSync('components/ui/icons.svg', 'utf8')
  expect([...sprite.matchAll(/<path id="([^"]+)" d="m?[^"]+"\/>/gi)].map(([, id]) => id)).toEqual([...SPRITE_NAMES])
})
