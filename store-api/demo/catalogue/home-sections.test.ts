/** @jest-environment node */
import { sectionDocumentSchema } from '../../catalog/operations/section-document'
import { isScene } from '../images/drawing'
import { buildCatalogue } from './build-catalogue'

const { sections = [], products, pagePictures = [] } = buildCatalogue()
const drawings = new Map(
  [...products.flatMap(({ pictures }) => pictures), ...pagePictures].map(({ name, drawing }) => [name, drawing]),
)

/** The teams in a picture, by the initials of their crests. */
const teamsOf = (picture: string): string[] => {
  const drawing = drawings.get(picture)
  if (!drawing) throw new Error(`no picture ${picture}`)
  return isScene(drawing) ? [...new Set(drawing.items.map(({ crest }) => crest.initials))] : [drawing.crest.initials]
}

describe('the pictures of the home page', () => {
  const documents = sections.map((section) => sectionDocumentSchema.validateSync(section))
  const shown = documents.flatMap(({ hero = [], tiles, name }) => [
    ...hero.flatMap(({ pictures }) => pictures),
    ...(tiles?.tiles ?? []).map(({ picture = '' }) => picture),
    ...(name?.picture ? [name.picture] : []),
  ])

  it('show no team twice', () => {
    const teams = shown.flatMap(teamsOf)
    expect(teams.length).toBeGreaterThanOrEqual(9 + 5 + 1)
    expect(teams.filter((team, at) => teams.indexOf(team) !== at)).toEqual([])
  })

  it('are not of the newest products, which the page lists', () => {
    const newest = products.toSorted((a, b) => b.releasedAt.localeCompare(a.releasedAt)).slice(0, 4)
    expect(newest.flatMap(({ pictures }) => pictures.filter(({ name }) => shown.includes(name)))).toEqual([])
  })
})
