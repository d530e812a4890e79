'use client'

import { type ComponentProps, createContext, type FormEvent, useRef, useState } from 'react'
import { CallError } from '@/lib/browser/call-error'
import { cartMessagePath } from '@/lib/cart/messages'
import { CODES } from '@/contract/codes'
import { openDrawer, prepareDrawer } from '../ui/drawer'
import { toast } from '../ui/toast'
import { loadAddToCart } from '@/lib/cart/adding'
import { readBundle, readEntered, readOptionIds } from '@/lib/cart/item-fields'
import type { AddCartItem } from '@/contract/entities/cart'

/** Whether the form is being submitted, and why the last attempt failed; empty when it did not. */
export const AddToCartStatus = createContext({ isBusy: false, failure: '' })

type Props = ComponentProps<'form'> & Parameters<typeof useAddToCart>[0]

/** The form element. A context, so that a submission rerenders the buttons and not the fields. */
export function AddToCartProvider({ isPersonalized, failed, initialFailure, onOutOfStock, ...form }: Props) {
  const { isBusy, failure, buy } = useAddToCart({ isPersonalized, failed, initialFailure, onOutOfStock })
  return (
    <AddToCartStatus value={{ isBusy, failure }}>
      <form {...form} data-printed="" method="post" action="/api/form/cart/add" noValidate onSubmit={buy} />
    </AddToCartStatus>
  )
}

interface Options {
  isPersonalized: boolean
  /** Error text for failures without a message of the store API. */
  failed: string
  /** Why the form was rejected before the page was rendered; empty if it was not. */
  initialFailure: string
  /** Called when the store API reports insufficient stock. */
  onOutOfStock: () => Promise<unknown>
}

/** Adds the form to the cart and opens the cart drawer. A second submission is ignored while one is under way. */
function useAddToCart({ isPersonalized, failed, initialFailure, onOutOfStock }: Options) {
  const isSending = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState(initialFailure)

  const buy = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending.current) return
    const form = event.currentTarget
    // Each field shows its own error; the browser's bubbles are off (noValidate).
    if (!form.checkValidity()) return
    isSending.current = true
    setBusy(true)
    setFailure('')
    try {
      const item = readItem(new FormData(form), { isPersonalized })
      // If the cart code cannot be loaded, the plain form is submitted.
      const add = await loadAddToCart()
      if (!add && navigator.onLine) return form.submit()
      if (!add) return setFailure(failed)
      const adding = add(item)
      prepareDrawer('cart')
      const outcome = await adding
      if (outcome === 'added') openDrawer('cart')
      else if (outcome === 'blocked') location.assign(cartMessagePath('cookies'))
    } catch (error) {
      const message = (error instanceof Error && error.message) || failed
      setFailure(message)
      void toast('error', message)
      if (error instanceof CallError && error.code === CODES.outOfStock) await onOutOfStock().catch(() => {})
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }
  return { isBusy, failure, buy }
}

/** The cart item of a form. A personalization counts if it is switched on and a field is filled in. */
export function readItem(fields: FormData, { isPersonalized }: { isPersonalized: boolean }): AddCartItem {
  const read = (name: string) => String(fields.get(name) ?? '').trim()
  return {
    key: read('key'),
    // A valid form has an option wherever one is required.
    optionIds: readOptionIds(fields, read('key')) ?? [],
    quantity: Number(read('quantity')),
    ...(isPersonalized ? readEntered(fields) : { custom: null }),
    children: readBundle(fields) ?? [],
  }
}
