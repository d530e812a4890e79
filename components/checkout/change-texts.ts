import type { OrderChanges } from '@/lib/checkout/changes'
import { formatPrice } from '@/lib/format/price'
import { fillText, pickPlural } from '@/lib/format/text-template'
import type { CheckoutContext } from './checkout-context'

type Change = OrderChanges['changes'][number]
type Short = OrderChanges['short'][number]

/** What is not as it was shown, in words. */
export function changeText(
  { kind, name, before, now }: Change,
  { texts: { changes: texts }, currency }: CheckoutContext,
) {
  const prices = { name, before: formatPrice(before ?? 0, currency), now: formatPrice(now ?? 0, currency) }
  if (kind !== 'line') return fillText(texts[kind], prices)
  if (now === null) return texts.goneLine
  return fillText(before === null ? texts.added : texts.line, prices)
}

/** How many are left of a line, in words. */
export function shortText({ name, size, available }: Short, { texts: { changes: texts, locale } }: CheckoutContext) {
  const sized = size ? fillText(texts.sized, { name, size }) : name
  return fillText(available === 0 ? texts.soldOut : pickPlural(texts.short, available, locale), { name: sized })
}
