/** Escapes a text for a regular expression: its brackets and dots are matched literally. */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
