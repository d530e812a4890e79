import type { ReactNode } from 'react'

/** A page to read before one agrees: in a tab of its own, so that nothing typed is lost. @param path null for none */
export const policyLink = (path: string | null) =>
  function PolicyLink(words: ReactNode) {
    return path ? (
      <a href={path} target="_blank" rel="noopener">
        {words}
      </a>
    ) : (
      words
    )
  }
