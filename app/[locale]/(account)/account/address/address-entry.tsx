'use client'

import Link from 'next/link'
import { useRef } from 'react'
import { StatusChip } from '@/components/ui/status-chip'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { editPath } from '@/lib/account/address-page'
import { DEFAULT_FIELD, DEFAULT_KINDS, type DefaultKind } from '@/lib/account/address-defaults'
import type { Address } from '@/contract/entities/address'
import styles from './address-entry.module.scss'
import { AddressLines } from './address-lines'
import { MakeDefault } from './make-default'
import { RemoveAddress, type RemoveTexts } from './remove-address'

export interface EntryTexts {
  isDefault: Record<DefaultKind, string>
  make: Record<DefaultKind, string>
  phone: string
  edit: string
  remove: RemoveTexts
}

interface Props {
  address: Address
  texts: EntryTexts
  onDefault: (kind: DefaultKind) => void
  onRemove: () => void
}

const TONES = { shipping: 'ok', billing: 'info' } as const

/** One address of the book. */
export function AddressEntry({ address, texts, onDefault, onRemove }: Props) {
  const card = useRef<HTMLElement>(null)
  const name = `${address.firstname} ${address.lastname}`
  const about = `${name}, ${address.street}`
  const makeDefault = (kind: DefaultKind) => {
    // The button goes, and the focus with it.
    card.current?.focus()
    onDefault(kind)
  }
  return (
    <article ref={card} className={styles.card} tabIndex={-1} aria-label={about}>
      <h2 className={styles.name}>{name}</h2>
      <AddressLines address={address} phone={texts.phone} />
      <div className={styles.defaults}>
        {DEFAULT_KINDS.map((kind) =>
          address[DEFAULT_FIELD[kind]] ? (
            <span key={kind} className={styles.is}>
              <StatusChip tone={TONES[kind]} text={texts.isDefault[kind]} />
            </span>
          ) : (
            <MakeDefault key={kind} id={address.id} kind={kind} onMake={() => makeDefault(kind)}>
              {texts.make[kind]}
              <VisuallyHidden> {about}</VisuallyHidden>
            </MakeDefault>
          ),
        )}
      </div>
      <div className={styles.actions}>
        <Link className={`${styles.action} ${styles.edit}`} href={editPath(address.id)} prefetch={false}>
          {texts.edit}
          <VisuallyHidden> {about}</VisuallyHidden>
        </Link>
        <RemoveAddress id={address.id} about={about} texts={texts.remove} onRemove={onRemove} />
      </div>
    </article>
  )
}
