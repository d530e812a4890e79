/**
 * What Google requires of the things it shows in results (developers.google.com/search/docs/appearance/structured-data):
 * by type, the properties that must be there. With a stroke between them one of several is enough.
 */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Product: ['name', 'image', 'offers|review|aggregateRating'],
  ProductGroup: ['name', 'variesBy', 'productGroupID', 'hasVariant'],
  Offer: ['price', 'priceCurrency', 'availability', 'itemCondition'],
  OfferShippingDetails: ['shippingRate', 'shippingDestination', 'deliveryTime'],
  MonetaryAmount: ['value', 'currency'],
  DefinedRegion: ['addressCountry'],
  MerchantReturnPolicy: ['applicableCountry', 'returnPolicyCategory', 'merchantReturnDays'],
  AggregateRating: ['ratingValue', 'reviewCount|ratingCount'],
  Review: ['author', 'reviewRating', 'datePublished'],
  Rating: ['ratingValue', 'bestRating'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position', 'name|url', 'item|url'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  OnlineStore: ['name', 'url', 'logo'],
  WebSite: ['name', 'url', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isThere = (value: unknown) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

/** What Google misses in a thing and all within it, and references that lead nowhere; empty when nothing is missing. */
export function missingFields(node: unknown, ids: ReadonlySet<string>): string[] {
  if (Array.isArray(node)) return node.flatMap((one) => missingFields(one, ids))
  if (!isObject(node)) return []
  const type = String(node['@type'])
  if (!('@type' in node)) return ids.has(String(node['@id'])) ? [] : [`${String(node['@id'])} is told of nowhere`]
  const own = (REQUIRED[type] ?? []).filter((names) => !names.split('|').some((name) => isThere(node[name])))
  return [
    ...own.map((names) => `${type} lacks ${names}`),
    ...Object.values(node).flatMap((one) => missingFields(one, ids)),
  ]
}
