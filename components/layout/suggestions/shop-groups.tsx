import { Icon } from '../../ui/icon'
import { Picture } from '../../ui/picture'
import { Price } from '../../ui/price'
import styles from './shop-groups.module.scss'
import type { SuggestContext } from './suggest-context'
import type { SuggestOptions } from './suggest-options'
import { SuggestionGroup } from './suggestion-group'
import { SuggestionOption } from './suggestion-option'

interface Props {
  id: string
  options: SuggestOptions
  activeId: string | null
  context: SuggestContext
  onSearch: (keyword: string) => void
  onGo: (address: string) => void
}

/** What the shop suggests: keywords, categories, products. */
export function ShopGroups({ id, options: { keywords, categories, products }, activeId, context, ...on }: Props) {
  const { texts, imageBase, currency, price } = context
  return (
    <>
      {keywords.length > 0 && (
        <SuggestionGroup id={`${id}keywords`} title={texts.keywords}>
          {keywords.map(({ id, keyword }) => (
            <SuggestionOption key={id} id={id} isActive={id === activeId} onChoose={() => on.onSearch(keyword)}>
              <Icon name="search" size="medium" />
              {keyword}
            </SuggestionOption>
          ))}
        </SuggestionGroup>
      )}
      {categories.length > 0 && (
        <SuggestionGroup id={`${id}categories`} title={texts.categories}>
          {categories.map(({ id, key, name, parent }) => (
            <SuggestionOption key={id} id={id} isActive={id === activeId} onChoose={() => on.onGo(`/category/${key}`)}>
              <span>
                {name}
                {parent && <span className={styles.parent}> · {parent}</span>}
              </span>
            </SuggestionOption>
          ))}
        </SuggestionGroup>
      )}
      {products.length > 0 && (
        <SuggestionGroup id={`${id}products`} title={texts.products}>
          {products.map((product) => (
            <SuggestionOption
              key={product.id}
              id={product.id}
              isActive={product.id === activeId}
              onChoose={() => on.onGo(`/product/${product.key}`)}
            >
              <span className={styles.picture}>
                <Picture
                  imageUrl={product.picture.imageUrl}
                  alt=""
                  base={imageBase}
                  sizes="48px"
                  widths={[96, 160]}
                  loading="eager"
                />
              </span>
              <span className={styles.name}>{product.name}</span>
              <Price
                price={product.price}
                specialPrice={product.specialPrice}
                currency={currency}
                texts={price}
                layout="column"
              />
            </SuggestionOption>
          ))}
        </SuggestionGroup>
      )}
    </>
  )
}
