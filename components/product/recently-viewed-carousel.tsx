'use client'

import { useEffect, useRef, useState } from 'react'
import { recentlyViewedKeys } from '@/lib/catalog/recently-viewed'
import { Button } from '../ui/button'
import type { CardContext } from '@/lib/catalog/card-context'
import styles from './recently-viewed-carousel.module.scss'
import useSWR from 'swr'
import { call } from '@/lib/browser/call'
import { CallError } from '@/lib/browser/call-error'
import type { ProductCard as Product } from '@/contract/entities/product'
import { Skeleton } from '../ui/skeleton'
import { VisuallyHidden } from '../ui/visually-hidden'
import { ProductCard } from './product-card'
import { GRID_SIZES } from './product-grid'

export type RecentlyViewedTexts = Record<'title' | 'forget' | 'forgotten' | 'note' | 'loading', string>

interface Props {
  keys: string[]
  context: CardContext
  texts: RecentlyViewedTexts
}

/** Distance from the viewport at which its products are loaded. */
const PRELOAD_MARGIN = '600px'

/** Recently viewed products with current prices, and a button to clear them. */
export function RecentlyViewedCarousel({ keys, context, texts }: Props) {
  const section = useRef<HTMLElement>(null)
  const note = useRef<HTMLParagraphElement>(null)
  const [isNear, setNear] = useState(false)
  const [isCleared, setCleared] = useState(false)

  useEffect(() => {
    if (!section.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: PRELOAD_MARGIN,
    })
    observer.observe(section.current)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    if (isCleared) note.current?.focus()
  }, [isCleared])

  if (keys.length === 0 && !isCleared) return null
  return (
    <section ref={section} className={styles.section} aria-labelledby="recent">
      <div className={styles.head}>
        <div>
          <h2 className={styles.title} id="recent">
            {texts.title}
          </h2>
          <p ref={note} className={styles.note} tabIndex={-1}>
            {isCleared ? texts.forgotten : texts.note}
          </p>
        </div>
        {!isCleared && (
          <Button
            kind="line"
            size="small"
            onClick={() => {
              recentlyViewedKeys.clear()
              setCleared(true)
            }}
          >
            {texts.forget}
          </Button>
        )}
      </div>
      {!isCleared && (
        <ul className={styles.list}>
          {keys.map((key) => (
            <li key={key} className={styles.item}>
              <RecentlyViewedCard productKey={key} isNear={isNear} context={context} loading={texts.loading} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface RecentlyViewedCardProps {
  productKey: string
  /** Whether the section is close to the viewport. */
  isNear: boolean
  context: CardContext
  loading: string
}

const NOT_FOUND = 404

/** A product with its current price. One that no longer exists is removed from the browser's list. */
function RecentlyViewedCard({ productKey, isNear, context, loading }: RecentlyViewedCardProps) {
  const { data, error } = useSWR<Product, Error>(
    isNear ? `/api/product/${productKey}` : null,
    async (address: string) => (await call('GET', address)) as Product,
    {
      revalidateOnFocus: false,
      shouldRetryOnError: false,
      onError: (error) => {
        if (error instanceof CallError && error.code === NOT_FOUND) recentlyViewedKeys.remove(productKey)
      },
    },
  )
  if (data) return <ProductCard product={data} context={context} heading="h3" sizes={GRID_SIZES} />
  // The section is optional: a product that fails to load is left out.
  if (error) return null
  return (
    <>
      <VisuallyHidden>{loading}</VisuallyHidden>
      <Skeleton shape="image" />
      <Skeleton shape="line" />
      <Skeleton shape="short" />
      <Skeleton shape="price" />
    </>
  )
}
