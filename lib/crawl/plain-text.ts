const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

const character = (code: number) => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '')

function decode(entity: string): string {
  const [, hex, digits, name = ''] = /^&(?:#x([0-9a-f]+)|#(\d+)|(\w+));$/i.exec(entity) ?? []
  if (hex) return character(parseInt(hex, 16))
  return digits ? character(Number(digits)) : (NAMED[name] ?? entity)
}

/** The words of sanitized HTML, where no tags are understood. @param longest characters at most */
export function plainText(html: string, longest: number): string {
  const words = html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&[#\w]+;/g, decode)
    .replace(/\s+/g, ' ')
    .trim()
  return words.length <= longest ? words : `${words.slice(0, longest - 1).trimEnd()}…`
}
