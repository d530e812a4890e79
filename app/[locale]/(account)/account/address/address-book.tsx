'use client'

import { useRef, useState, type ReactNode } from 'react'
import { AccountEmpty } from '@/components/account/account-empty'
import { LinkButton } from '@/components/ui/link-button'
import { toast } from '@/components/ui/toast'
import { ADD_PATH } from '@/lib/account/address-page'
import type { DefaultKind } from '@/lib/account/address-defaults'
import { useAddressBook } from '@/lib/account/use-address-book'
import { CallError } from '@/lib/browser/call'
import type { Address } from '@/contract/entities/address'
import { LIMITS } from '@/contract/limits'
import styles from './address-book.module.scss'
import { AddressEntry, type EntryTexts } from './address-entry'

interface Props {
  /** As the page came. */
  first: Address[]
  texts: Record<'title' | 'add' | 'full' | 'emptyTitle' | 'emptyText' | 'removed' | 'failed', string> & {
    made: Record<DefaultKind, string>
    entry: EntryTexts
  }
  /** What the page came to tell; gone as soon as something is changed. */
  children: ReactNode
}

/** The addresses as cards, the default ones first, and what can be done with each. */
export function AddressBook({ first, texts, children }: Props) {
  const { book, makeDefault, remove } = useAddressBook(first)
  const [isChanged, setChanged] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)

  async function tell(change: Promise<unknown>, done: string) {
    setChanged(true)
    try {
      await change
      void toast('success', done)
    } catch (error) {
      void toast('error', (error instanceof CallError && error.message) || texts.failed)
    }
  }
  const removeIt = (address: Address) => {
    title.current?.focus()
    void tell(remove(address), texts.removed)
  }

  return (
    <>
      <div className={styles.head}>
        <h1 ref={title} className={styles.title} tabIndex={-1}>
          {texts.title}
        </h1>
        {book.length >= LIMITS.addresses && <p className={styles.full}>{texts.full}</p>}
        {book.length > 0 && book.length < LIMITS.addresses && <LinkButton href={ADD_PATH}>{texts.add}</LinkButton>}
      </div>
      {!isChanged && children}
      {book.length === 0 ? (
        <AccountEmpty
          icon="pin"
          title={texts.emptyTitle}
          text={texts.emptyText}
          action={{ text: texts.add, url: ADD_PATH }}
        />
      ) : (
        <ul className={styles.list}>
          {book.map((address) => (
            <li key={address.id} className={styles.entry}>
              <AddressEntry
                address={address}
                texts={texts.entry}
                onDefault={(kind) => void tell(makeDefault(address, kind), texts.made[kind])}
                onRemove={() => removeIt(address)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
