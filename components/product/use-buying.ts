'use client'

import { useRef, useState, type FormEvent } from 'react'
import { CallError } from '@/lib/browser/call'
import { cartNoticePath } from '@/lib/cart/notices'
import { CODES } from '@/contract/codes'
import { openDrawer, prepareDrawer } from '../ui/drawer'
import { toast } from '../ui/toast'
import { readItem } from './read-item'

interface Options {
  isPersonalized: boolean
  /** What is said where the store has no words for it. */
  failed: string
  /** There are too few: asks for what there is. */
  onShort: () => Promise<unknown>
}

/** Sends the product form to the cart: once, however often it is pressed, and the drawer opens when it was taken. */
export function useAddToCart({ isPersonalized, failed, onShort }: Options) {
  const isSending = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')

  const buy = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending.current) return
    const form = event.currentTarget
    // The fields say by themselves what is wrong with them; the browser's bubbles are off (noValidate).
    if (!form.checkValidity()) return
    isSending.current = true
    setBusy(true)
    setFailure('')
    try {
      const item = readItem(new FormData(form), { isPersonalized })
      // Cart code is loaded when the page is idle; until then the plain form works.
      const loaded = await import('@/lib/cart/use-cart').catch(() => null)
      if (!loaded) return form.submit()
      const adding = loaded.cartActions.add(item)
      prepareDrawer('cart')
      if (await adding) openDrawer('cart')
      else location.assign(cartNoticePath('cookies'))
    } catch (error) {
      const message = (error instanceof Error && error.message) || failed
      setFailure(message)
      void toast('error', message)
      if (error instanceof CallError && error.code === CODES.outOfStock) await onShort().catch(() => {})
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }
  return { isBusy, failure, buy }
}
