'use client'

import { useEffect, useRef, useState } from 'react'
import { recentlyViewedKeys } from '@/lib/catalog/recently-viewed'
import { Button } from '../ui/button'
import type { CardContext } from '@/lib/catalog/card-context'
import { RecentlyViewedCard } from './recent-card'
import styles from './recently-viewed-carousel.module.scss'

export type RecentlyViewedTexts = Record<'title' | 'forget' | 'forgotten' | 'note' | 'loading', string>

interface Props {
  keys: string[]
  context: CardContext
  texts: RecentlyViewedTexts
}

/** Distance from the viewport at which its products are loaded. */
const AHEAD = '600px'

/** Recently viewed products with current prices, and a button to clear them. */
export function RecentlyViewedCarousel({ keys, context, texts }: Props) {
  const section = useRef<HTMLElement>(null)
  const note = useRef<HTMLParagraphElement>(null)
  const [isNear, setNear] = useState(false)
  const [isForgotten, setForgotten] = useState(false)

  useEffect(() => {
    if (!section.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: AHEAD,
    })
    observer.observe(section.current)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    if (isForgotten) note.current?.focus()
  }, [isForgotten])

  if (keys.length === 0 && !isForgotten) return null
  return (
    <section ref={section} className={styles.section} aria-labelledby="recent">
      <div className={styles.head}>
        <div>
          <h2 className={styles.title} id="recent">
            {texts.title}
          </h2>
          <p ref={note} className={styles.note} tabIndex={-1}>
            {isForgotten ? texts.forgotten : texts.note}
          </p>
        </div>
        {!isForgotten && (
          <Button
            kind="line"
            size="small"
            onClick={() => {
              recentlyViewedKeys.forget()
              setForgotten(true)
            }}
          >
            {texts.forget}
          </Button>
        )}
      </div>
      {!isForgotten && (
        <ul className={styles.list}>
          {keys.map((key) => (
            <li key={key} className={styles.item}>
              <RecentlyViewedCard productKey={key} isWanted={isNear} context={context} loading={texts.loading} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
