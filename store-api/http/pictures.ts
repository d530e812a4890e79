/** The relative address of a picture; its version changes with the drawing, so that it can be kept for ever. */
export const pictureUrl = ({ name, version }: { name: string; version: string }): string =>
  `/image/${name}.webp?v=${version}`
