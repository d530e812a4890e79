'use client'

import useSWR from 'swr'
import { useHint } from '@/lib/account/use-hint'
import { call } from '@/lib/browser/call'
import type { OwnReview as Own } from '@/lib/contract/entities/review'
import { newReviewPath } from '@/lib/review/review-view'
import { buttonClass } from '../ui/button-class'
import { OwnReviewCard, type OwnReviewTexts } from './own-review-card'
import styles from './own-review.module.scss'

interface Props {
  productKey: string
  texts: OwnReviewTexts & { write: string; writeNote: string }
}

const fetchOwn = async (address: string) => (await call('GET', address)) as Own

/** The way to write a review; for who has written one, what became of it. Only a browser knows who is here. */
export function OwnReview({ productKey, texts }: Props) {
  const isHinted = useHint()
  const { data: own } = useSWR<Own, Error>(isHinted ? `/api/product/${productKey}/review/own` : null, fetchOwn, {
    shouldRetryOnError: false,
    revalidateOnFocus: false,
  })
  if (own) return <OwnReviewCard own={own} texts={texts} />
  return (
    <div className={styles.write}>
      {/* Another root layout: a page load either way. */}
      <a className={buttonClass({ kind: 'line', isWide: true })} href={newReviewPath(productKey)}>
        {texts.write}
      </a>
      <p className={styles.note}>{texts.writeNote}</p>
    </div>
  )
}
