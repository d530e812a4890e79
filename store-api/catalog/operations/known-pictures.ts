import { pictureNameOf } from './plan-pictures'

/** Restricts a document's variants to these pictures: others were not sent, and the shop would reject it. */
export function withKnownPictures<T extends object>(document: T, files: readonly string[]): T {
  const { variants } = document as { variants?: unknown }
  if (!Array.isArray(variants)) return document
  const names = new Set(files.map(pictureNameOf))
  return {
    ...document,
    variants: (variants as Record<string, unknown>[]).map((variant) => {
      if (typeof variant !== 'object' || variant === null) return variant
      const { picture, ...rest } = variant
      return typeof picture === 'string' && names.has(pictureNameOf(picture)) ? variant : rest
    }),
  }
}

/** A document that does not change the pictures of its product and variants. */
export function withoutPictures<T extends object>(document: T): Omit<T, 'pictures'> {
  const { pictures: _, ...rest } = document as T & { pictures?: unknown }
  return withKnownPictures(rest, [])
}
