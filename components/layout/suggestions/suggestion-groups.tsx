import { Icon, IconButton } from '@/components/ui/icon'
import { fillText, type PluralForms } from '@/lib/format/text-template'
import styles from './suggestion-groups.module.scss'
import { ResponsiveImage } from '@/components/ui/responsive-image'
import { Price, type PriceTexts } from '@/components/ui/price'
import type { ReactNode } from 'react'
import type { Currency } from '@/contract/entities/store'
import type { SuggestionState } from './use-suggestions'

interface PastGroupProps {
  id: string
  past: { id: string; keyword: string }[]
  activeId: string | null
  texts: SuggestContext['texts']
  /** Whether the list is complete: then it shows where the searches are stored. */
  isComplete: boolean
  onSearch: (keyword: string) => void
  onRemove: (keyword: string) => void
  onClear: () => void
}

/**
 * Past searches. A listbox may contain only options, so the buttons beside them are outside of it: the list owns these
 * options by their ids.
 */
export function PastGroup({ id, past, activeId, texts, isComplete, onSearch, onRemove, onClear }: PastGroupProps) {
  return (
    <div className={styles.past}>
      <div className={styles.head}>
        <span id={id} className={styles.pastTitle}>
          {texts.past}
        </span>
        <button type="button" className={styles.all} onClick={onClear}>
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
            onClick={() => onRemove(keyword)}
          />
        </div>
      ))}
      {isComplete && <p className={styles.kept}>{texts.kept}</p>}
    </div>
  )
}

interface ShopGroupsProps {
  id: string
  options: SuggestOptions
  /** Whether they are for an empty box. */
  isPopular: boolean
  activeId: string | null
  context: SuggestContext
  onSearch: (keyword: string) => void
  onNavigate: (address: string) => void
}

/** The shop's suggestions: products, categories, keywords; if there are none, the search itself. */
export function ShopGroups({
  id,
  options: { keywords, categories, products, searchOptions },
  isPopular,
  activeId,
  context,
  ...on
}: ShopGroupsProps) {
  const { texts, imageBase, currency, price } = context
  return (
    <>
      {products.length > 0 && (
        <SuggestionGroup id={`${id}products`} title={isPopular ? texts.popularProducts : texts.products}>
          {products.map((product) => (
            <SuggestionOption
              key={product.id}
              id={product.id}
              isActive={product.id === activeId}
              onChoose={() => on.onNavigate(`/product/${product.key}`)}
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
      {categories.length > 0 && (
        <SuggestionGroup id={`${id}categories`} title={isPopular ? texts.popularCategories : texts.categories}>
          {categories.map(({ id, key, name, parent }) => (
            <SuggestionOption
              key={id}
              id={id}
              isActive={id === activeId}
              onChoose={() => on.onNavigate(`/category/${key}`)}
            >
              <span>
                {name}
                {parent && <span className={styles.parent}> · {parent}</span>}
              </span>
            </SuggestionOption>
          ))}
        </SuggestionGroup>
      )}
      {keywords.length > 0 && (
        <SuggestionGroup id={`${id}keywords`} title={isPopular ? texts.popularKeywords : texts.keywords}>
          {keywords.map(({ id, keyword }) => (
            <SuggestionOption key={id} id={id} isActive={id === activeId} onChoose={() => on.onSearch(keyword)}>
              <Icon name="search" size="medium" />
              {keyword}
            </SuggestionOption>
          ))}
        </SuggestionGroup>
      )}
      {searchOptions.map(({ id, keyword }) => (
        <SuggestionOption key={id} id={id} isActive={id === activeId} onChoose={() => on.onSearch(keyword)}>
          <Icon name="search" size="medium" />
          {fillText(texts.anyway, { keyword })}
        </SuggestionOption>
      ))}
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

/** One option of the list. Pressing it leaves the focus in the box. */
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

/** Maximum number of products on a phone, whose keyboard leaves little room. */
const MAX_PRODUCTS_IN_FLOW = 3

/**
 * Every suggestion with its id in the page, in the order of the arrow keys: past searches first in an empty box, last
 * when there is text. If the shop suggests nothing for a keyword, the search for it.
 */
export function optionsOf(id: string, { past, shop, keyword }: Omit<SuggestionState, 'isWaiting'>, isInFlow: boolean) {
  const pastKeywords = new Set(past.map((one) => one.toLocaleLowerCase()))
  const keywords = (shop?.keywords ?? []).filter((one) => !pastKeywords.has(one.toLocaleLowerCase()))
  const products = shop?.products.slice(0, isInFlow ? MAX_PRODUCTS_IN_FLOW : undefined) ?? []
  const categories = shop?.categories ?? []
  const hasNoResults =
    shop !== null && keyword !== '' && [keywords, categories, products].every((all) => all.length === 0)
  return {
    past: past.map((keyword, at) => ({ id: `${id}past-${at}`, keyword })),
    products: products.map((product) => ({ ...product, id: `${id}product-${product.key}` })),
    categories: categories.map((category) => ({ ...category, id: `${id}category-${category.key}` })),
    keywords: keywords.map((keyword, at) => ({ id: `${id}keyword-${at}`, keyword })),
    searchOptions: hasNoResults ? [{ id: `${id}anyway`, keyword }] : [],
  }
}

/** The ids of options in the order they are shown. */
export const idsOf = ({ past, ...shop }: SuggestOptions, isPastFirst: boolean): string[] => {
  const groups = isPastFirst ? [past, ...Object.values(shop)] : [...Object.values(shop), past]
  return groups.flatMap((group) => group.map((option) => option.id))
}

export type SuggestOptions = ReturnType<typeof optionsOf>

/** Data to render suggestions. */
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
    popularCategories: string
    popularKeywords: string
    popularProducts: string
    /** 'No suggestions for “{keyword}”.' */
    none: string
    /** 'Search for “{keyword}”' */
    anyway: string
    /** 'Forget “{keyword}”' */
    forget: string
    forgetAll: string
    /** That past searches stay in this browser. */
    kept: string
    loading: string
    count: PluralForms
  }
}
