interface Named {
  name: string
  team: string
  kit: string
}

/**
 * What a product is called on two lines: whose it is and what it is. What is of no team, or of a team but has no word for
 * what it is, has its whole name on the first.
 */
export const productTitle = ({ name, team, kit }: Named): { first: string; second: string } =>
  team && kit ? { first: team, second: kit } : { first: name, second: '' }
