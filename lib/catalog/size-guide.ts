import type { ProductDetail } from '@/contract/entities/product'

/** Whether a product has a size chart, of the measures of the specification or of any columns. */
export const hasSizeGuide = ({ sizeChart, sizeTable }: Pick<ProductDetail, 'sizeChart' | 'sizeTable'>): boolean =>
  sizeChart.length > 0 || sizeTable !== null
