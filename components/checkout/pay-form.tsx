'use client'

import type { PaymentMethods } from '@/contract/payment/intent'
import { submitNatively } from '@/lib/checkout/change-queue'
import type { SendForm } from '@/lib/forms/send-from-browser'
import { EnhancedForm } from '../forms/enhanced-form'
import type { FormTexts } from '../forms/form-texts'
import { PaymentCard } from '../ui/payment-card'
import { FormChoices, StepButton } from './step-fields'

interface Props {
  number: string
  payments: PaymentMethods
  /** The last chosen payment method. */
  chosen: string
  texts: { legend: string; pay: string; paying: string; form: FormTexts }
}

const load = async () => (await import('@/lib/checkout/forms')).payForm
const send: SendForm = (_, __, element) => submitNatively(element)
const noop = () => {}

/** Pays an unpaid order, with the same or another method. */
export const PayForm = ({ number, payments, chosen, texts }: Props) => (
  <EnhancedForm
    name="pay"
    action="/api/form/checkout/pay"
    texts={texts.form}
    flash={null}
    load={load}
    send={send}
    onDone={noop}
  >
    <input type="hidden" name="number" value={number} />
    <FormChoices
      name="paymentMethod"
      legend={texts.legend}
      choices={payments.map(({ code, name }) => ({
        value: code,
        title: name,
        end: <PaymentCard method={code} isDecorative />,
      }))}
      defaultValue={payments.some(({ code }) => code === chosen) ? chosen : payments[0]?.code}
    />
    <StepButton text={texts.pay} busyText={texts.paying} />
  </EnhancedForm>
)
