'use client'

import { createContext, type ComponentProps } from 'react'
import { useAddToCart } from './use-buying'

/** Whether what was chosen is on its way into the cart, and why the last try failed; empty when it did not. */
export const AddToCartStatus = createContext({ isBusy: false, failure: '' })

type Props = ComponentProps<'form'> & Parameters<typeof useAddToCart>[0]

/** The plain form of the buy box. While it is sent only its buttons render again, not its fields. */
export function AddToCartProvider({ isPersonalized, failed, onShort, ...form }: Props) {
  const { isBusy, failure, buy } = useAddToCart({ isPersonalized, failed, onShort })
  return (
    <AddToCartStatus value={{ isBusy, failure }}>
      <form {...form} method="post" action="/api/form/cart/add" noValidate onSubmit={buy} />
    </AddToCartStatus>
  )
}
