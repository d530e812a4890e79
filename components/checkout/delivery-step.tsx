'use client'

import type { Checkout, CheckoutChange } from '@/contract/entities/checkout'
import type { ShippingMethod } from '@/contract/entities/shipping'
import { LIMITS } from '@/contract/limits'
import { deliveryDraft } from '@/lib/checkout/steps'
import { sendStep } from '@/lib/checkout/use-checkout'
import { arrivalText } from '@/lib/format/arrival'
import { formatPrice } from '@/lib/format/price'
import { fillText, pickPlural } from '@/lib/format/text-template'
import type { FlashState } from '@/lib/forms/flash-state'
import { EnhancedForm } from '../forms/enhanced-form'
import { FormTextArea } from '../forms/form-text-area'
import { Icon } from '../ui/icon'
import { Note } from '../ui/note'
import type { CheckoutContext } from './checkout-context'
import styles from './delivery-step.module.scss'
import { DraftAutosave } from './draft-autosave'
import { type Choice, FormChoices, StepButton } from './step-fields'

interface Props {
  checkout: Checkout
  flash: FlashState | null
  context: CheckoutContext
  /** Whether it is a preview of the next step, not yet open. */
  isPreview: boolean
  /** Called with the change being sent. @returns a function that reverts the optimistic update */
  onSend: (change: CheckoutChange) => () => void
  onDone: (checkout: Checkout) => void
}

const load = async () => (await import('@/lib/checkout/forms')).deliveryForm

/** Shipping method and order note. The first delivery method is preselected; collection never is. */
export function DeliveryStep({ checkout: { draft, methods }, flash, context, isPreview, onSend, onDone }: Props) {
  const {
    texts: { delivery: texts },
  } = context
  const { shippingId, note } = { ...draft, ...flash?.values }
  const isAvailable = methods.some(({ id }) => String(id) === shippingId)
  const first = methods.find(({ kind }) => kind === 'delivery')
  const chosen = isAvailable ? shippingId : String(first?.id ?? '')
  if (methods.length === 0) return <Note kind="warn" text={texts.none} />
  return (
    <DraftAutosave step={deliveryDraft} draft={draft} isDisabled={isPreview}>
      <EnhancedForm
        name="delivery"
        action="/api/form/checkout/delivery"
        texts={texts.form}
        flash={flash}
        load={load}
        send={sendStep}
        onSend={(typed) => onSend(deliveryDraft.changeOf(typed))}
        onDone={(reply) => onDone(reply as Checkout)}
      >
        <FormChoices
          name="shippingId"
          legend={texts.legend}
          isLegendHidden
          choices={deliveryChoices(methods, context)}
          defaultValue={chosen}
        />
        <details open={note !== ''} suppressHydrationWarning>
          <summary className={styles.more}>
            <Icon name="plus" size="medium" />
            {texts.noteTitle}
          </summary>
          <div className={styles.note}>
            <FormTextArea
              name="note"
              label={texts.note}
              hint={texts.noteHint}
              defaultValue={note}
              maxLength={LIMITS.orderNote}
              rows={3}
            />
          </div>
        </details>
        <StepButton text={texts.submit} busyText={texts.form.sending} />
      </EnhancedForm>
    </DraftAutosave>
  )
}

const collectionsLast = (one: ShippingMethod, other: ShippingMethod) =>
  Number(one.kind === 'collection') - Number(other.kind === 'collection')

/** When an order placed now arrives; the duration of delivery if the store API sends no date; '' if unknown. */
export function timeText({ kind, days, arrivals: [next] }: ShippingMethod, { texts }: CheckoutContext) {
  const { delivery, locale } = texts
  if (next) return arrivalText(next, kind, delivery.arrival, locale)
  if (!days) return ''
  const { min, max } = days
  return min < max ? fillText(delivery.dayRange, { min, max }) : pickPlural(delivery.days, max, locale)
}

/** The shipping methods with prices, collections last. */
export const deliveryChoices = (methods: readonly ShippingMethod[], context: CheckoutContext): Choice[] =>
  methods.toSorted(collectionsLast).map((method) => ({
    value: String(method.id),
    title: method.name,
    note: [timeText(method, context), method.description].filter(Boolean).map((line, at) => (
      <span key={at} className={styles.line}>
        {line}
      </span>
    )),
    end: formatPrice(method.price, context.currency),
  }))
