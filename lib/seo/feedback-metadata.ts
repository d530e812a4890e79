import 'server-only'
import type { Metadata } from 'next'
import { sharePath } from './share-path'
import { pageMetadata } from './page-metadata'

interface Shown {
  productKey: string
  title: string
  description: string
}

/** What a list of reviews or questions says of itself: the product's own page is the one to be found. */
export const feedbackMetadata = ({ productKey, ...words }: Shown): Promise<Metadata> =>
  pageMetadata({
    ...words,
    path: `/product/${productKey}`,
    sharePicture: sharePath('product', productKey),
    isHidden: true,
  })
