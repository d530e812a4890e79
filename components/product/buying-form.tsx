'use client'

import { createContext, type ComponentProps } from 'react'
import { useBuying } from './use-buying'

/** Whether what was chosen is on its way into the cart, and why the last try failed; empty when it did not. */
export const Buying = createContext({ isBusy: false, failure: '' })

type Props = ComponentProps<'form'> & Parameters<typeof useBuying>[0]

/** The plain form of the buy box. While it is sent only its buttons render again, not its fields. */
export function BuyingForm({ isPrinted, failed, onShort, ...form }: Props) {
  const { isBusy, failure, buy } = useBuying({ isPrinted, failed, onShort })
  return (
    <Buying value={{ isBusy, failure }}>
      <form {...form} method="post" action="/api/form/cart/add" noValidate onSubmit={buy} />
    </Buying>
  )
}
