interface Link {
  name: string
  url: string
  /** What is behind it; may be left out. */
  about?: string
}

interface Llms {
  name: string
  summary: string
  /** What else is to be known, in sentences. */
  notes: readonly string[]
  sections: readonly { title: string; links: readonly Link[] }[]
}

/** One line, and nothing in it that Markdown would take for a link. */
const plain = (text: string) => text.replace(/\s+/g, ' ').replace(/[[\]]/g, '\\$&').trim()

const line = ({ name, url, about = '' }: Link) => `- [${plain(name)}](${url})${about && `: ${plain(about)}`}`

/** The shop in the words of `llms.txt` (llmstxt.org): Markdown with a title, a summary and lists of links. */
export function llmsText({ name, summary, notes, sections }: Llms): string {
  const parts = [
    `# ${plain(name)}`,
    `> ${plain(summary)}`,
    ...notes.map(plain),
    ...sections
      .filter(({ links }) => links.length > 0)
      .map(({ title, links }) => [`## ${plain(title)}`, '', ...links.map(line)].join('\n')),
  ]
  return `${parts.filter((part) => part !== '> ').join('\n\n')}\n`
}
