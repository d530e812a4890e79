interface NameParts {
  name: string
  team: string
  kit: string
}

/**
 * A product name on two lines: the team and the item. Without either the full name is on the first line.
 */
export const productTitle = ({ name, team, kit }: NameParts): { first: string; second: string } =>
  team && kit ? { first: team, second: kit } : { first: name, second: '' }
