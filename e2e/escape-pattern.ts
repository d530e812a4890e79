/** A text as part of a regular expression: its brackets and dots are taken literally. */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
