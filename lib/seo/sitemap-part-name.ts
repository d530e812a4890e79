import { SITEMAP_KINDS, type SitemapKind } from '../../contract/entities/sitemap'

/** The part of the pages every shop has. */
export const MAIN_PART = 'shop'

export interface PartName {
  kind: SitemapKind
  part: number
}

/** At the root: a sitemap may name no page outside its own folder (sitemaps.org, "Sitemap file location"). */
const pathOf = (name: string) => `/sitemap-${name}.xml`

/** The path of a part of the sitemap. */
export const partPath = ({ kind, part }: PartName): string => pathOf(`${kind}-${part}`)
export const MAIN_PART_PATH = pathOf(MAIN_PART)

/** What a part's file is called, read back; null for what no part is called. */
export function readPartName(file: string): PartName | typeof MAIN_PART | null {
  if (file === `${MAIN_PART}.xml`) return MAIN_PART
  const [, word, digits = ''] = /^([a-z]+)-(0|[1-9]\d{0,5})\.xml$/.exec(file) ?? []
  const kind = SITEMAP_KINDS.find((one) => one === word)
  return kind ? { kind, part: Number(digits) } : null
}
