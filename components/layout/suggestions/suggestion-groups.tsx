import { Icon, IconButton } from '@/components/ui/icon'
import { fillText, type PluralForms } from '@/lib/format/text-template'
import styles from './suggestion-groups.module.scss'
import { ResponsiveImage } from '@/components/ui/responsive-image'
import { Price, type PriceTexts } from '@/components/ui/price'
import type { ReactNode } from 'react'
import type { Suggestions } from '@/contract/entities/search'
import type { Currency } from '@/contract/entities/store'

interface PastGroupProps {
  id: string
  past: { id: string; keyword: string }[]
  activeId: string | null
  texts: SuggestContext['texts']
  /** Whether they are all of them: then it is said where they are kept. */
  isWhole: boolean
  onSearch: (keyword: string) => void
  onForget: (keyword: string) => void
  onForgetAll: () => void
}

/**
 * What was searched for before. A list may hold nothing but options, so the buttons beside them stand outside of it: the
 * list owns these options by their ids.
 */
export function PastGroup({ id, past, activeId, texts, isWhole, onSearch, onForget, onForgetAll }: PastGroupProps) {
  return (
    <div className={styles.past}>
      <div className={styles.head}>
        <span id={id} className={styles.pastTitle}>
          {texts.past}
        </span>
        <button type="button" className={styles.all} onClick={onForgetAll}>
          {texts.forgetAll}
        </button>
      </div>
      {past.map(({ id: optionId, keyword }) => (
        <div key={keyword} className={styles.row}>
          <SuggestionOption id={optionId} isActive={optionId === activeId} onChoose={() => onSearch(keyword)}>
            <Icon name="clock" size="medium" />
            {keyword}
          </SuggestionOption>
          <IconButton
            icon="close"
            iconSize="medium"
            label={fillText(texts.forget, { keyword })}
            onClick={() => onForget(keyword)}
          />
        </div>
      ))}
      {isWhole && <p className={styles.kept}>{texts.kept}</p>}
    </div>
  )
}

interface ShopGroupsProps {
  id: string
  options: SuggestOptions
  activeId: string | null
  context: SuggestContext
  onSearch: (keyword: string) => void
  onGo: (address: string) => void
}

/** What the shop suggests: keywords, categories, products. */
export function ShopGroups({
  id,
  options: { keywords, categories, products },
  activeId,
  context,
  ...on
}: ShopGroupsProps) {
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
              <span className={styles.image}>
                <ResponsiveImage
                  {...product.picture}
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

interface SuggestionGroupProps {
  id: string
  title: string
  children: ReactNode
}

/** Suggestions of one kind. */
export const SuggestionGroup = ({ id, title, children }: SuggestionGroupProps) => (
  <div role="group" aria-labelledby={id} className={styles.group}>
    <div id={id} className={styles.title} role="presentation">
      {title}
    </div>
    {children}
  </div>
)

interface SuggestionOptionProps {
  id: string
  isActive: boolean
  onChoose: () => void
  children: ReactNode
}

/** One option of the list. A press leaves the focus in the box. */
export const SuggestionOption = ({ id, isActive, onChoose, children }: SuggestionOptionProps) => (
  <div
    id={id}
    role="option"
    aria-selected={isActive}
    className={styles.option}
    onMouseDown={(event) => event.preventDefault()}
    onClick={onChoose}
  >
    {children}
  </div>
)

/** Every suggestion with the id it has in the page, in the order the arrow keys take. */
export function optionsOf(id: string, past: readonly string[], shop: Suggestions | null) {
  const isPast = new Set(past.map((keyword) => keyword.toLocaleLowerCase()))
  const keywords = (shop?.keywords ?? []).filter((keyword) => !isPast.has(keyword.toLocaleLowerCase()))
  return {
    past: past.map((keyword, at) => ({ id: `${id}past-${at}`, keyword })),
    keywords: keywords.map((keyword, at) => ({ id: `${id}keyword-${at}`, keyword })),
    categories: (shop?.categories ?? []).map((category) => ({ ...category, id: `${id}category-${category.key}` })),
    products: (shop?.products ?? []).map((product) => ({ ...product, id: `${id}product-${product.key}` })),
  }
}

export type SuggestOptions = ReturnType<typeof optionsOf>

/** What suggestions need to show themselves. */
export interface SuggestContext {
  currency: Currency
  imageBase: string
  locale: string
  price: PriceTexts
  texts: {
    list: string
    past: string
    keywords: string
    categories: string
    products: string
    /** 'Forget “{keyword}”' */
    forget: string
    forgetAll: string
    /** That past searches stay in this browser. */
    kept: string
    loading: string
    count: PluralForms
  }
}
