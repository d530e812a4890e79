import { useTranslations } from 'next-intl'
import { SEEN_PLACE_FIELDS } from '@/components/forms/place/seen-place-fields'
import { usePlaceTexts } from '@/components/forms/place/place-texts'
import { useFormTexts } from '@/components/forms/form-texts'
import { AddressForm } from './address-form'
import styles from './address-form-screen.module.scss'
import { FormSection } from './form-section'

type Props = Pick<Parameters<typeof AddressForm>[0], 'initial' | 'isFirst' | 'countries' | 'answer'> & {
  view: 'add' | 'edit'
}

/** The form of a new address, or of one that is in the book. */
export function AddressFormScreen({ view, ...form }: Props) {
  const t = useTranslations('AddressForm')
  return (
    <FormSection titleId="address-title">
      <h1 id="address-title" className={styles.title}>
        {t(view === 'add' ? 'addTitle' : 'editTitle')}
      </h1>
      <AddressForm
        {...form}
        texts={{
          place: usePlaceTexts(),
          defaults: {
            isDefaultShipping: t('isDefaultShipping'),
            isDefaultBilling: t('isDefaultBilling'),
            first: t('first'),
            kept: t('kept'),
          },
          submit: t('submit'),
          cancel: t('cancel'),
          done: t('done'),
          form: useFormTexts([...SEEN_PLACE_FIELDS]),
        }}
      />
    </FormSection>
  )
}
