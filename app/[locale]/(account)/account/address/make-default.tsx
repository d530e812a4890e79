'use client'

import type { ReactNode } from 'react'
import type { DefaultKind } from '@/lib/account/address-defaults'
import styles from './address-entry.module.scss'

interface Props {
  id: string
  kind: DefaultKind
  onMake: () => void
  children: ReactNode
}

/** Makes an address a default; without JavaScript by its plain form. */
export const MakeDefault = ({ id, kind, onMake, children }: Props) => (
  <form
    action="/api/form/account/address/default"
    method="post"
    onSubmit={(event) => {
      event.preventDefault()
      onMake()
    }}
  >
    <input type="hidden" name="id" value={id} />
    <input type="hidden" name="kind" value={kind} />
    <button type="submit" className={styles.action}>
      {children}
    </button>
  </form>
)
