'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, type SubmitEvent, useCallback, useEffect, useRef, useState, useTransition } from 'react'
import type { FilterContext } from '@/lib/catalog/filters-view'
import { addressOf, chosenQuery } from '@/lib/catalog/listing'
import { pickPlural } from '@/lib/format/text-template'
import { Button } from '../ui/button'
import { closeDrawers, Drawer } from '../ui/drawer'
import { VisuallyHidden } from '../ui/visually-hidden'
import { FILTER_FORM, isTouched, saveFilterState, restoreFilterState } from './filter-form-state'
import styles from './filter-form.module.scss'

interface FilterFormProps {
  context: FilterContext
  /** Hidden fields that identify the listing. */
  hiddenFields: [name: string, value: string][]
  children: ReactNode
}

const queryOf = (form: HTMLFormElement) => chosenQuery(new FormData(form))

/** Whether a URL is the current one, however its query is encoded. */
function isCurrentUrl(address: string): boolean {
  const { pathname, searchParams } = new URL(address, location.href)
  return pathname === location.pathname && String(searchParams) === String(new URLSearchParams(location.search))
}

/**
 * The filters of a listing. On wide screens they are beside the list and apply at once; on small ones they are in a
 * drawer with a button. Without JavaScript it is a plain form; the middleware redirects to the list's canonical URL.
 */
export function FilterForm({ context, hiddenFields, children }: FilterFormProps) {
  const { listing, texts } = context
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const [isPending, startTransition] = useTransition()
  const [announcement, setAnnouncement] = useState('')
  /** Filters ticked in the drawer but not applied yet. */
  const [pendingQuery, setPendingQuery] = useState<string | null>(null)

  useEffect(() => {
    if (form.current && restoreFilterState(form.current)) setAnnouncement(texts.count)
  }, [texts.count])

  // Boxes ticked before hydration count too.
  useEffect(() => {
    if (form.current && isTouched(form.current)) form.current.requestSubmit()
  }, [])

  const onChange = useCallback(({ target }: { target: EventTarget | null }) => {
    const hasName = (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) && target.name !== ''
    if (!form.current || !hasName) return
    if (form.current.closest('dialog')?.open) setPendingQuery(queryOf(form.current))
    else form.current.requestSubmit()
  }, [])

  // The sort field belongs to the form but is rendered outside it, above the list.
  useEffect(() => {
    const sort = form.current?.elements.namedItem('sort')
    if (!(sort instanceof HTMLSelectElement)) return
    sort.addEventListener('change', onChange)
    return () => sort.removeEventListener('change', onChange)
  }, [onChange])

  const onOpen = useCallback(() => {
    form.current?.reset()
    setPendingQuery(null)
  }, [])

  const onClear = () => {
    if (!form.current) return
    for (const field of form.current.querySelectorAll('input')) field.checked = field.value === ''
    setPendingQuery(queryOf(form.current))
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { currentTarget } = event
    const address = addressOf(listing, queryOf(currentTarget))
    closeDrawers()
    if (isCurrentUrl(address)) return
    saveFilterState(currentTarget)
    startTransition(() => router.push(address, { scroll: false }))
  }

  return (
    <Drawer name="filters" placement="aside" title={texts.title} closeLabel={texts.close} onOpen={onOpen}>
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
        {hiddenFields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className={styles.groups}>{children}</div>
        <div className={styles.foot}>
          <span className={styles.clear}>
            <Button kind="line" onClick={onClear}>
              {texts.clear}
            </Button>
          </span>
          <ShowButton context={context} pendingQuery={pendingQuery} />
        </div>
      </form>
      <p role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </p>
    </Drawer>
  )
}

interface ShowButtonProps {
  context: FilterContext
  /** Filters chosen but not applied yet; null if there are none. */
  pendingQuery: string | null
}

const COUNT_DEBOUNCE_MS = 200

/** Submits the form; shows how many products the unapplied filters will leave. */
function ShowButton({ context: { listing, locale, texts }, pendingQuery }: ShowButtonProps) {
  const [lastCount, setLastCount] = useState<{ query: string; total: number | null }>()

  useEffect(() => {
    if (pendingQuery === null) return
    let isStale = false
    const timer = setTimeout(async () => {
      const { countProducts } = await import('./count-products')
      const total = await countProducts(listing, pendingQuery)
      if (!isStale) setLastCount({ query: pendingQuery, total })
    }, COUNT_DEBOUNCE_MS)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [listing, pendingQuery])

  const total = pendingQuery !== null && lastCount?.query === pendingQuery ? lastCount.total : null
  const text = total === null ? texts.showAny : pickPlural(texts.show, total, locale)
  return (
    <Button type="submit" isWide aria-live="polite">
      {pendingQuery === null ? texts.showNow : text}
    </Button>
  )
}
