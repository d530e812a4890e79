import { string } from 'yup'
import { deliveryStepSchema } from '../../contract/entities/checkout'
import { LIMITS } from '../../contract/limits'
import { deliveryDraft } from './step-drafts'
import { stepForm } from './step-form'

/** The third step of a checkout: the way of delivery, and a note. */
export const deliveryForm = stepForm(deliveryDraft, deliveryStepSchema.shape({ note: string().max(LIMITS.orderNote) }))
