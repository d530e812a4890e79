import { toScript, type LdNode } from '@/lib/seo/json-ld/node'

/** What a page shows, told to machines (schema.org). */
export const JsonLd = ({ nodes }: { nodes: readonly LdNode[] }) => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScript(nodes) }} />
)
