'use client'

import type { ReactNode } from 'react'
import useSWR from 'swr'
import type { OwnReview } from '@/contract/entities/feedback'
import { call } from '@/lib/browser/call'
import { OwnReviewCard, type OwnReviewTexts } from './own-review-card'

export interface WrittenReviewProps {
  productKey: string
  texts: OwnReviewTexts
  /** Shown if the customer has written none. */
  children: ReactNode
}

const fetchOwn = async (address: string) => (await call('GET', address)) as OwnReview

export function WrittenReview({ productKey, texts, children }: WrittenReviewProps) {
  const { data: own } = useSWR<OwnReview, Error>(`/api/product/${productKey}/review/own`, fetchOwn, {
    shouldRetryOnError: false,
    revalidateOnFocus: false,
  })
  return own ? <OwnReviewCard own={own} texts={texts} /> : children
}
