'use client'

import type { ComponentProps } from 'react'
import { FormButton } from '../forms/form-button'
import styles from './step-button.module.scss'

/** Sends its step: as wide as a phone, as its words where there is room. */
export const StepButton = (props: Pick<ComponentProps<typeof FormButton>, 'text' | 'busyText'>) => (
  <div className={styles.foot}>
    <FormButton {...props} kind="buy" size="large" />
  </div>
)
