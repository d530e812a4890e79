/** Paths of products that do exist, read off the product index. */
export async function productPaths(url: string): Promise<string[]> {
  const html = await (await fetch(`${url}/product`)).text()
  return [...new Set([...html.matchAll(/href="(\/product\/[^"?#]+)"/g)].flatMap(([, path]) => path ?? []))]
}
