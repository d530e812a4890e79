/** Paths below `/kind/` a page leads to. */
async function pathsOn(page: string, kind: string): Promise<string[]> {
  const html = await (await fetch(page)).text()
  return [
    ...new Set([...html.matchAll(new RegExp(`href="(/${kind}/[^"?#]+)"`, 'g'))].flatMap(([, path]) => path ?? [])),
  ]
}

/** Paths of products that do exist, read off the product index. */
export const productPaths = (url: string) => pathsOn(`${url}/product`, 'product')

/** Paths of categories that do exist, read off the home page. */
export const categoryPaths = (url: string) => pathsOn(url, 'category')
