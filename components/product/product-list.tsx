import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { ProductCard as Product } from '@/lib/contract/entities/product'
import type { List } from '@/lib/contract/list'
import { PreviousPage } from '../ui/list/previous-page'
import { getCardContext } from './card-context'
import type { ListAddresses } from './more-list'
import { MoreProducts } from './more-products'
import { ProductCards } from './product-cards'
import { GRID_SIZES, ProductGrid } from './product-grid'
import styles from './product-list.module.scss'

/** Pictures that are in the first screen of a phone or a desktop. */
const FIRST_SCREEN = 4

interface Props {
  products: List<Product>
  addresses: ListAddresses
  /** Address of the page before this one. */
  previous?: string
  /** Whether there are more than anybody counted: then the last of them are not the last there are. */
  isMore?: boolean
  /** What is said where there is nothing. */
  empty?: ReactNode
}

/** One page of products as HTML, and the way to the ones after it. */
export async function ProductList({
  products: { list, page, limit, total },
  addresses,
  previous,
  isMore,
  empty,
}: Props) {
  const [t, context] = await Promise.all([getTranslations('Listing'), getCardContext()])
  const texts = {
    shown: t.raw(isMore ? 'shownMore' : 'shown') as string,
    more: t('more'),
    loading: t('loading'),
    complete: t(isMore ? 'completeMore' : 'complete'),
    error: t('error'),
    retry: t('retry'),
  }
  const first = (page - 1) * limit
  return (
    <>
      {previous && <PreviousPage href={previous} text={t('previous')} />}
      {list.length === 0 && (empty ?? <p className={styles.empty}>{t('empty')}</p>)}
      <ProductGrid>
        <ProductCards products={list} context={context} heading="h2" sizes={GRID_SIZES} eager={FIRST_SCREEN} />
      </ProductGrid>
      {total > limit && (
        <MoreProducts
          key={`${addresses.pages}${page}`}
          addresses={addresses}
          firstPage={page}
          total={total}
          before={first + list.length}
          context={context}
          texts={texts}
        />
      )}
    </>
  )
}
