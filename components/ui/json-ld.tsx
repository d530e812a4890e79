import { toScript, type LdNode } from '@/lib/seo/json-ld/node'

/** Structured data of a page (schema.org). */
export const JsonLd = ({ nodes }: { nodes: readonly LdNode[] }) => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScript(nodes) }} />
)
