import type { LocalText } from '../../i18n/locale'
import { CATEGORY_ROOTS } from './category-roots'
import { CLUBS } from './clubs'
import type { CatalogueCategory } from './catalogue'
import { storyOf } from './descriptions/describe'
import type { Kit, KitKind } from './kit'
import { fill, text } from '../../i18n/local-text'
import { NATIONS } from './nations'
import type { Team } from './team'

type TeamSection = 'shirts' | 'training' | 'extras'

const SECTION_OF: Record<KitKind, TeamSection> = {
  home: 'shirts',
  away: 'shirts',
  third: 'shirts',
  goalkeeper: 'shirts',
  retro: 'shirts',
  retroAway: 'shirts',
  kidsHome: 'shirts',
  kidsAway: 'shirts',
  training: 'training',
  warmUp: 'training',
  shorts: 'extras',
  socks: 'extras',
  scarf: 'extras',
  ball: 'extras',
}

const SECTIONS: Record<TeamSection, { name: LocalText; description: LocalText }> = {
  shirts: {
    name: text('Shirts', 'Camisetas', 'Trikots'),
    description: text(
      'Every {team} shirt we have, from the one they play in now to the ones people still talk about.',
      '{team} para ponerse: todas las camisetas, de la de ahora a las que aún se comentan.',
      '{team} zum Anziehen: alle Trikots, vom aktuellen bis zu denen, über die noch geredet wird.',
    ),
  },
  training: {
    name: text('Training', 'Entrenamiento', 'Training'),
    description: text(
      'What {team} wear from Monday to Friday, when nobody is counting.',
      '{team} de lunes a viernes, cuando nadie lleva la cuenta de los goles.',
      '{team} von Montag bis Freitag, wenn niemand die Tore zählt.',
    ),
  },
  extras: {
    name: text('Extras', 'Complementos', 'Fanartikel'),
    description: text(
      'The rest of the drawer, in the colours of {team}.',
      '{team} en el resto del cajón, con los colores que tocan.',
      '{team} für den Rest der Schublade, in den richtigen Farben.',
    ),
  },
}

function teamNodes(team: Team, parent: 'clubs' | 'nations'): CatalogueCategory[] {
  const sections = Object.entries(SECTIONS).map(([section, { name, description }]) => ({
    key: `${team.key}-${section}`,
    parent: team.key,
    name,
    description: fill(description, { team: team.name }),
  }))
  return [{ key: team.key, parent, name: team.name, description: storyOf(team).about }, ...sections]
}

/** The whole tree, every node after its parent. */
export function allCategories(): CatalogueCategory[] {
  return CATEGORY_ROOTS.flatMap(({ children, ...root }) => [
    { ...root, parent: null },
    ...(children ?? []).map((child) => ({ ...child, parent: root.key })),
    ...(root.key === 'clubs' ? CLUBS.flatMap((team) => teamNodes(team, 'clubs')) : []),
    ...(root.key === 'nations' ? NATIONS.flatMap((team) => teamNodes(team, 'nations')) : []),
  ])
}

/** Categories by kind, in addition to the team's own. */
const NODES_OF: Partial<Record<KitKind, string[]>> = {
  home: ['home-shirts'],
  away: ['away-shirts'],
  third: ['third-shirts'],
  goalkeeper: ['goalkeeper-shirts'],
  kidsHome: ['kids-home-shirts', 'home-shirts'],
  kidsAway: ['kids-away-shirts', 'away-shirts'],
  training: ['training-tops'],
  warmUp: ['warm-up-tops'],
  shorts: ['shorts'],
  socks: ['socks'],
  scarf: ['scarves'],
  ball: ['balls'],
}

function saleNode({ garment, cut }: Kit): string {
  if (cut === 'kids') return 'sale-kids'
  return garment === 'shirt' ? 'sale-shirts' : 'sale-extras'
}

/** The categories of a kit: its team's first, which is the one of the breadcrumb. */
export function categoriesOf(kit: Kit, isOnSale: boolean): string[] {
  const { team, kind } = kit
  const isRetro = kind === 'retro' || kind === 'retroAway'
  return [
    `${team.key}-${SECTION_OF[kind]}`,
    ...(NODES_OF[kind] ?? []),
    ...(isRetro ? [`retro-${team.kind}s`] : []),
    ...(isOnSale ? [saleNode(kit)] : []),
  ]
}
