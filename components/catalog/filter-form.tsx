'use client'

import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useRef, useState, useTransition, type ReactNode, type SubmitEvent } from 'react'
import { addressOf, chosenQuery } from '@/lib/catalog/listing'
import type { FilterContext } from '@/lib/catalog/filters-view'
import { Button } from '../ui/button'
import { closeDrawers, Drawer } from '../ui/drawer'
import { VisuallyHidden } from '../ui/visually-hidden'
import styles from './filter-form.module.scss'
import { leaveFilters, restoreFilters } from './filter-memory'
import { isTouched } from './is-touched'
import { FILTER_FORM } from './filter-names'
import { ShowButton } from './show-button'

interface Props {
  context: FilterContext
  /** Fields that say which listing it is. */
  plainFields: [name: string, value: string][]
  children: ReactNode
}

const queryOf = (form: HTMLFormElement) => chosenQuery(new FormData(form))

/** Whether an address is the one the browser is at, however its query is written. */
function isHere(address: string): boolean {
  const { pathname, searchParams } = new URL(address, location.href)
  return pathname === location.pathname && String(searchParams) === String(new URLSearchParams(location.search))
}

/**
 * What a listing can be narrowed by: beside it where there is room, and applied at once; in a drawer on smaller screens,
 * and applied by its button. Without a script it is a plain form, which the middleware redirects to the list's one address.
 */
export function FilterForm({ context, plainFields, children }: Props) {
  const { listing, texts } = context
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const [isPending, startTransition] = useTransition()
  const [said, setSaid] = useState('')
  /** Filters ticked in the drawer but not applied yet. */
  const [wanted, setWanted] = useState<string | null>(null)

  useEffect(() => {
    if (form.current && restoreFilters(form.current)) setSaid(texts.count)
  }, [texts.count])

  // Boxes ticked before hydration count too.
  useEffect(() => {
    if (form.current && isTouched(form.current)) form.current.requestSubmit()
  }, [])

  const onChange = useCallback(({ target }: { target: EventTarget | null }) => {
    const hasName = (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) && target.name !== ''
    if (!form.current || !hasName) return
    if (form.current.closest('dialog')?.open) setWanted(queryOf(form.current))
    else form.current.requestSubmit()
  }, [])

  // The sort belongs to the form, but stands at the list.
  useEffect(() => {
    const sort = form.current?.elements.namedItem('sort')
    if (!(sort instanceof HTMLSelectElement)) return
    sort.addEventListener('change', onChange)
    return () => sort.removeEventListener('change', onChange)
  }, [onChange])

  const onOpen = useCallback(() => {
    form.current?.reset()
    setWanted(null)
  }, [])

  const onClear = () => {
    if (!form.current) return
    for (const field of form.current.querySelectorAll('input')) field.checked = field.value === ''
    setWanted(queryOf(form.current))
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { currentTarget } = event
    const address = addressOf(listing, queryOf(currentTarget))
    closeDrawers()
    if (isHere(address)) return
    leaveFilters(currentTarget)
    startTransition(() => router.push(address, { scroll: false }))
  }

  return (
    <Drawer name="filters" place="aside" title={texts.title} closeLabel={texts.close} onOpen={onOpen}>
      <form
        ref={form}
        id={FILTER_FORM}
        className={styles.form}
        data-listing={listing.pages}
        action={listing.pages.split('?')[0]}
        aria-busy={isPending || undefined}
        autoComplete="off"
        onChange={onChange}
        onSubmit={onSubmit}
      >
        {plainFields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className={styles.groups}>{children}</div>
        <div className={styles.foot}>
          <span className={styles.clear}>
            <Button kind="line" onClick={onClear}>
              {texts.clear}
            </Button>
          </span>
          <ShowButton context={context} wanted={wanted} />
        </div>
      </form>
      <p role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </p>
    </Drawer>
  )
}
