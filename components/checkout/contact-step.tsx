'use client'

import type { Checkout, CheckoutChange } from '@/contract/entities/checkout'
import { LIMITS } from '@/contract/limits'
import { contactDraft } from '@/lib/checkout/steps'
import { sendStep } from '@/lib/checkout/use-checkout'
import type { FlashState } from '@/lib/forms/flash-state'
import { CHECKOUT_PATH, loginPath } from '@/lib/paths'
import { EnhancedForm } from '../forms/enhanced-form'
import { FormField } from '../forms/form-field'
import type { CheckoutTexts } from './checkout-context'
import styles from './contact-step.module.scss'
import { DraftAutosave } from './draft-autosave'
import { StepButton } from './step-fields'

interface Props {
  checkout: Checkout
  flash: FlashState | null
  texts: CheckoutTexts['contact']
  /** Whether it is a preview of the next step, not yet open. */
  isPreview: boolean
  /** Called with the change being sent. @returns a function that reverts the optimistic update */
  onSend: (change: CheckoutChange) => () => void
  onDone: (checkout: Checkout) => void
}

const load = async () => (await import('@/lib/checkout/forms')).contactForm

export const ContactStep = ({ checkout, flash, texts, isPreview, onSend, onDone }: Props) => (
  <>
    <p className={styles.have}>
      {texts.have}{' '}
      <a className={styles.link} href={loginPath(CHECKOUT_PATH)}>
        {texts.login}
      </a>
    </p>
    <DraftAutosave step={contactDraft} draft={checkout.draft} isDisabled={isPreview}>
      <EnhancedForm
        name="contact"
        action="/api/form/checkout/contact"
        texts={texts.form}
        flash={flash}
        load={load}
        send={sendStep}
        onSend={(typed) => onSend(contactDraft.changeOf(typed))}
        onDone={(reply) => onDone(reply as Checkout)}
      >
        <FormField
          name="email"
          label={texts.email}
          hint={texts.emailHint}
          type="email"
          defaultValue={flash?.values.email ?? checkout.draft.email}
          autoComplete="email"
          maxLength={LIMITS.email}
          required
        />
        <StepButton text={texts.submit} busyText={texts.form.sending} />
      </EnhancedForm>
    </DraftAutosave>
  </>
)
