interface PlainPage {
  lang: string
  title: string
  text: string
  /** Where to go on, and what it is called. */
  back?: { href: string; label: string }
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** What a page that needs nothing may do: nothing. */
export const PLAIN_PAGE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** A page that is written without the rest of the shop: when that has no time, or should not be asked. */
export function plainPage({ lang, title, text, back }: PlainPage): string {
  const link = back ? `\n<p><a href="${escape(back.href)}">${escape(back.label)}</a></p>` : ''
  return `<!doctype html>
<html lang="${escape(lang)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escape(title)}</title></head>
<body><main><h1>${escape(title)}</h1>
<p>${escape(text)}</p>${link}</main></body>
</html>
`
}
