/** A filled path. */
export const path = (d: string, attributes: string): string => `<path d="${d}" ${attributes}/>`

export const group = (content: string, attributes = ''): string => (content ? `<g ${attributes}>${content}</g>` : '')
