import { slugOf } from './slug'

it.each([
  ['Thé vert', 'the-vert'],
  ['  50 g/ leaf ', '50-g-leaf'],
  ['煎茶', ''],
  ['abcdefghi jkl', 'abcdefghi'],
])('the slug of %j is %j', (text, slug) => expect(slugOf(text, 10)).toBe(slug))
