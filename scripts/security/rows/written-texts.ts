import type { SecurityRow } from '../row'

/** Security requirements of user-generated texts. */
export const WRITTEN_TEXTS: SecurityRow[] = [
  {
    id: 'T01',
    requirement: 'An invoice shows names of every alphabet, and digits in their order',
    tests: [
      ['store-api/orders/invoice/draw-invoice.test.ts', 'shows %s, and no boxes'],
      [
        'store-api/orders/invoice/draw-invoice.test.ts',
        'writes Arabic and Hebrew from right to left, and the digits among them from left to right',
      ],
      [
        'store-api/orders/invoice/draw-invoice.test.ts',
        'joins Devanagari and Thai letters, shows none as a box, and keeps the text for copying',
      ],
      [
        'store-api/orders/invoice/draw-invoice.test.ts',
        'keeps every number of an invoice whose lines mix right-to-left text with Latin and digits',
      ],
      [
        'store-api/orders/invoice/draw-invoice.test.ts',
        'is complete with letters that no font has: the rest of the line is unchanged',
      ],
      [
        'store-api/orders/invoice/draw-invoice.test.ts',
        'omits emoji, and bidi overrides that reverse the order of digits',
      ],
    ],
  },
  {
    id: 'T02',
    requirement: 'Pictures of shared links show names of every alphabet',
    tests: [
      [
        'lib/seo/draw-open-graph-image.test.ts',
        'renders letters of every alphabet without system fonts: %s differs from %s',
      ],
      ['lib/seo/draw-open-graph-image.test.ts', 'fits long names in every alphabet, and emoji alone'],
    ],
  },
  {
    id: 'T03',
    requirement:
      'A logo is fetched from public addresses alone, small, of pixels, and through no redirect into the own network',
    tests: [
      ['store-api/http/fetch-public.test.ts', 'is never fetched from %s, which is not public'],
      ['store-api/http/fetch-public.test.ts', 'is not fetched from this machine, by its IP address or its name'],
      ['store-api/http/fetch-public.test.ts', 'is not fetched if a redirect leads into the internal network'],
      ['store-api/http/fetch-public.test.ts', 'has 200 kB at most, and is fetched after three redirects at most'],
      ['store-api/orders/invoice/logo.test.ts', 'is the drawn one for %s'],
      ['payment-service/routes/pay-page.test.ts', 'shows the logo of the shop, if it has one, and loads nothing else'],
    ],
  },
  {
    id: 'T04',
    requirement:
      'Names and other texts of one line hold no controls and no bidi overrides; invisible characters alone are no text',
    tests: [
      ['contract/rules.test.ts', 'of one line has no control characters or bidi overrides: %j'],
      ['contract/rules.test.ts', 'is empty with invisible characters only: %j'],
      ['contract/rules.test.ts', 'counts visible characters only'],
    ],
  },
  {
    id: 'T05',
    requirement: 'HTML is refused where it is HTML, and texts are cut between characters',
    tests: [
      ['contract/rules.test.ts', 'is rejected as HTML only if it contains a tag (spec §5)'],
      ['contract/written-text.test.ts', '%j at %i code units is %j'],
      ['lib/format/text.test.ts', 'a text is never cut within a grapheme'],
      ['lib/search/keyword.test.ts', '%j is read as %j'],
    ],
  },
  {
    id: 'T06',
    requirement:
      'Pictures of an import come from public https addresses alone, and from archives that neither lead out of themselves nor unpack to more than they say; a file is written in whole products, whatever it holds',
    tests: [
      ['store-api/admin/import/pictures/fetch-pictures.test.ts', 'are refused: https://%s'],
      ['store-api/admin/import/pictures/fetch-pictures.test.ts', 'are refused: %s'],
      [
        'store-api/admin/import/pictures/local-files.test.ts',
        'is refused with the entry name %s, which is outside the archive',
      ],
      [
        'store-api/admin/import/pictures/local-files.test.ts',
        'returns no file above the size limit of pictures, nor one above its declared size',
      ],
      ['store-api/admin/import/import-products.test.ts', 'are refused if they are %s'],
      ['store-api/admin/import/import-products.test.ts', 'each product is written whole or refused with a reason'],
      ['store-api/admin/import/import-products.test.ts', 'a damaged file is read, or refused as a whole'],
    ],
  },
  {
    id: 'T07',
    requirement:
      'Addresses of a former shop lead to pages of this one alone: neither to another host nor in a circle, and never before a page',
    tests: [
      ['store-api/catalog/former-addresses/address.test.ts', '%j leads nowhere'],
      ['store-api/catalog/former-addresses/address.test.ts', 'is on this shop for any input'],
      ['store-api/catalog/former-addresses/plan-redirects.test.ts', 'from %s to %s is refused: %s'],
      [
        'store-api/catalog/former-addresses/plan-redirects.test.ts',
        'never form a loop, nor lead to another shop, for any input in any order',
      ],
      ['lib/routing/resolve-route.test.ts', 'is looked up if nothing is found, and never before a page'],
      ['lib/routing/resolve-route.test.ts', 'never leads to another site, whatever the request'],
    ],
  },
]
