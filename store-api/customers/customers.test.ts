import { authorName } from './customers'

describe('the public author name', () => {
  it.each([
    ['Mara', 'Voss', 'Mara V.'],
    ['Ana María', 'ñiguez', 'Ana María Ñ.'],
    [' Jo ', ' de Wit', 'Jo D.'],
    ['Mo', '𝒜lpha', 'Mo 𝒜.'],
    ['Mo', 'E\u0301clair', 'Mo E\u0301.'],
    ['Mo', 'हिन्दी', 'Mo हि.'],
    ['Mo', ' ', 'Mo'],
  ])('of %j %j is %j', (firstname, lastname, author) => {
    expect(authorName({ firstname, lastname })).toBe(author)
  })
})
