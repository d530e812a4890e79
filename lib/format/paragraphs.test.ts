import { paragraphsOf } from './paragraphs'

it('a blank line parts paragraphs, a single end of a line does not', () => {
  expect(paragraphsOf('One\nline.\n\n  Two.\n \n\nThree.')).toEqual(['One\nline.', 'Two.', 'Three.'])
  expect(paragraphsOf(' \n ')).toEqual([])
})
