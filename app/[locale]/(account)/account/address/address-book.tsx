'use client'

import { type ReactNode, useRef, useState } from 'react'
import { AccountEmpty } from '@/components/account/account-empty'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { toast } from '@/components/ui/toast'
import { ADD_ADDRESS_PATH, editAddressPath } from '@/lib/account/address-page'
import { DEFAULT_FIELD, DEFAULT_KINDS, type DefaultKind } from '@/lib/account/address-defaults'
import { useAddressBook } from '@/lib/account/use-address-book'
import { CallError } from '@/lib/browser/call-error'
import type { Address } from '@/contract/entities/address'
import { LIMITS } from '@/contract/limits'
import styles from './address-book.module.scss'
import { Link } from '@/components/ui/link'
import { StatusChip } from '@/components/ui/status-chip'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { useIsInBrowser } from '@/lib/browser/use-is-in-browser'
import { displayPostalCode } from '@/contract/postal-code'

interface AddressBookProps {
  /** As rendered by the server. */
  first: Address[]
  texts: Record<'title' | 'add' | 'full' | 'emptyTitle' | 'emptyText' | 'removed' | 'failed', string> & {
    defaultSet: Record<DefaultKind, string>
    entry: EntryTexts
  }
  /** The result of the previous form; hidden after the first change. */
  children: ReactNode
}

/** The addresses as cards, the default ones first, with their actions. */
export function AddressBook({ first, texts, children }: AddressBookProps) {
  const { book, makeDefault, remove } = useAddressBook(first)
  const [isChanged, setChanged] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)

  async function applyChange(change: Promise<unknown>, done: string) {
    setChanged(true)
    try {
      await change
      void toast('success', done)
    } catch (error) {
      void toast('error', (error instanceof CallError && error.message) || texts.failed)
    }
  }
  const removeAddress = (address: Address) => {
    title.current?.focus()
    void applyChange(remove(address), texts.removed)
  }

  return (
    <>
      <div className={styles.head}>
        <h1 ref={title} className={styles.title} tabIndex={-1}>
          {texts.title}
        </h1>
        {book.length >= LIMITS.addresses && <p className={styles.full}>{texts.full}</p>}
        {book.length > 0 && book.length < LIMITS.addresses && (
          <LinkButton href={ADD_ADDRESS_PATH}>{texts.add}</LinkButton>
        )}
      </div>
      {!isChanged && children}
      {book.length === 0 ? (
        <AccountEmpty
          icon="pin"
          title={texts.emptyTitle}
          text={texts.emptyText}
          action={{ text: texts.add, url: ADD_ADDRESS_PATH }}
        />
      ) : (
        <ul className={styles.list}>
          {book.map((address) => (
            <li key={address.id} className={styles.entry}>
              <AddressEntry
                address={address}
                texts={texts.entry}
                onDefault={(kind) => void applyChange(makeDefault(address, kind), texts.defaultSet[kind])}
                onRemove={() => removeAddress(address)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

export interface EntryTexts {
  isDefault: Record<DefaultKind, string>
  setDefault: Record<DefaultKind, string>
  phone: string
  edit: string
  remove: RemoveTexts
}

interface EntryTextsProps {
  address: Address
  texts: EntryTexts
  onDefault: (kind: DefaultKind) => void
  onRemove: () => void
}

const TONES = { shipping: 'ok', billing: 'info' } as const

/** One address of the book. */
export function AddressEntry({ address, texts, onDefault, onRemove }: EntryTextsProps) {
  const card = useRef<HTMLElement>(null)
  const name = `${address.firstname} ${address.lastname}`
  const about = `${name}, ${address.street}`
  const makeDefault = (kind: DefaultKind) => {
    // The button disappears, and the focus with it.
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
            <SetDefaultForm key={kind} id={address.id} kind={kind} onSubmit={() => makeDefault(kind)}>
              {texts.setDefault[kind]}
              <VisuallyHidden> {about}</VisuallyHidden>
            </SetDefaultForm>
          ),
        )}
      </div>
      <div className={styles.actions}>
        <Link className={`${styles.action} ${styles.edit}`} href={editAddressPath(address.id)}>
          {texts.edit}
          <VisuallyHidden> {about}</VisuallyHidden>
        </Link>
        <RemoveAddress id={address.id} about={about} texts={texts.remove} onRemove={onRemove} />
      </div>
    </article>
  )
}

interface SetDefaultFormProps {
  id: string
  kind: DefaultKind
  onSubmit: () => void
  children: ReactNode
}

/** Form that makes an address a default; without JavaScript it is submitted natively. */
export const SetDefaultForm = ({ id, kind, onSubmit, children }: SetDefaultFormProps) => (
  <form
    action="/api/form/account/address/default"
    method="post"
    onSubmit={(event) => {
      event.preventDefault()
      onSubmit()
    }}
  >
    <input type="hidden" name="id" value={id} />
    <input type="hidden" name="kind" value={kind} />
    <button type="submit" className={styles.action}>
      {children}
    </button>
  </form>
)

export interface RemoveTexts {
  label: string
  question: string
  yes: string
  no: string
}

interface RemoveTextsProps {
  id: string
  /** The address, for screen readers. */
  about: string
  texts: RemoveTexts
  onRemove: () => void
}

/** Removes an address after a confirmation in place; without JavaScript by its plain form. */
export function RemoveAddress({ id, about, texts, onRemove }: RemoveTextsProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const isInBrowser = useIsInBrowser()
  const cancel = () => {
    if (!details.current) return
    details.current.open = false
    details.current.querySelector('summary')?.focus()
  }
  return (
    <details ref={details} name="remove-address">
      <summary className={styles.ask}>
        {texts.label}
        <VisuallyHidden> {about}</VisuallyHidden>
      </summary>
      <form
        className={styles.question}
        action="/api/form/account/address/remove"
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          onRemove()
        }}
      >
        <input type="hidden" name="id" value={id} />
        <p>{texts.question}</p>
        <div className={styles.confirmActions}>
          <Button type="submit" size="small">
            {texts.yes}
          </Button>
          {isInBrowser && (
            <Button size="small" kind="line" onClick={cancel}>
              {texts.no}
            </Button>
          )}
        </div>
      </form>
    </details>
  )
}

/** The lines of a postal address, without the name. */
export const AddressLines = ({ address, phone }: { address: Address; phone: string }) => (
  <address className={styles.lines}>
    <span>{address.street}</span>
    <span>
      {displayPostalCode(address.postalCode)} {address.city}
    </span>
    <span>{[address.stateName, address.country].filter(Boolean).join(', ')}</span>
    <span className={styles.phone}>
      <VisuallyHidden>{phone}: </VisuallyHidden>
      {address.phone}
    </span>
  </address>
)
