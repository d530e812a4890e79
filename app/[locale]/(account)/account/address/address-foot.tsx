'use client'

import { ADDRESS_PATH } from '@/lib/paths'
import { FormButton } from '@/components/forms/enhanced-form'
import { LinkButton } from '@/components/ui/link-button'
import styles from './address-foot.module.scss'

interface Props {
  submit: string
  busyText: string
  cancel: string
}

/** Saves the address, or leads back to the others. */
export const AddressFoot = ({ submit, busyText, cancel }: Props) => (
  <div className={styles.foot}>
    <FormButton text={submit} busyText={busyText} />
    <LinkButton href={ADDRESS_PATH} kind="line">
      {cancel}
    </LinkButton>
  </div>
)
