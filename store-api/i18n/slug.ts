/** A text in small ASCII letters, digits and hyphens: `Thé vert` is `the-vert`. Empty for a text without any. */
export const slugOf = (text: string, maxLength: number): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replaceAll(/^-|-$/g, '')
