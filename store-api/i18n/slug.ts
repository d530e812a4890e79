/** A text in lowercase ASCII letters, digits and hyphens: `Thé vert` is `the-vert`. Empty if none are left. */
export const slugOf = (text: string, maxLength: number): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replaceAll(/^-|-$/g, '')
