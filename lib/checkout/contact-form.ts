import { contactStepSchema } from '../../contract/entities/checkout'
import { contactDraft } from './step-drafts'
import { stepForm } from './step-form'

/** The first step of a checkout: where mails about the order go. */
export const contactForm = stepForm(contactDraft, contactStepSchema)
