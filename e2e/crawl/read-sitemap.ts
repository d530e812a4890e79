const locationsIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'))

/** Every address of the sitemap, in the parts its index names. */
export async function readSitemap(origin: string): Promise<string[]> {
  const parts = locationsIn(await (await fetch(`${origin}/sitemap.xml`)).text())
  const texts = await Promise.all(parts.map(async (part) => (await fetch(part)).text()))
  return texts.flatMap(locationsIn)
}
