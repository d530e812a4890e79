'use client'

import { type ReactNode, startTransition, useEffect, useEffectEvent, useOptimistic, useRef } from 'react'
import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/select-field'
import styles from './filter-controls.module.scss'

interface FilterRowProps {
  /** The address of the current filter. */
  current: string
  children: ReactNode
}

/** A row of chips that may be wider than the screen: scrolls to the current one. */
export function FilterRow({ current, children }: FilterRowProps) {
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const chip = box.current?.querySelector<HTMLElement>('[aria-current]')
    const row = chip?.closest('ul')
    if (!chip || !row) return
    const room = (row.clientWidth - chip.offsetWidth) / 2
    row.scrollTo({ left: row.scrollLeft + chip.getBoundingClientRect().left - row.getBoundingClientRect().left - room })
  }, [current])

  return <div ref={box}>{children}</div>
}

interface OrderPeriodProps {
  action: string
  /** Value of the current period. */
  current: string
  periods: { value: string; text: string; url: string }[]
  /** Other query parameters to preserve. */
  preservedParams: Record<string, string | undefined>
  texts: { label: string; submit: string }
}

/** The select field of the period: applied on change, and by its button if there is no script. */
export function OrderPeriod({ action, current, periods, preservedParams, texts }: OrderPeriodProps) {
  const router = useRouter()
  const [chosen, setChosen] = useOptimistic(current)
  const select = useRef<HTMLSelectElement>(null)

  const choose = (value: string) => {
    const url = periods.find((period) => period.value === value)?.url ?? action
    startTransition(() => {
      setChosen(value)
      router.push(url)
    })
  }

  // Applies a choice that was made before this script was loaded.
  const syncFromDom = useEffectEvent(() => {
    const value = select.current?.value ?? current
    if (value !== current) choose(value)
  })
  useEffect(() => syncFromDom(), [])

  return (
    <form className={styles.period} action={action} method="get" autoComplete="off">
      {Object.entries(preservedParams).map(
        ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <SelectField
        ref={select}
        name="days"
        label={texts.label}
        isLabelHidden
        value={chosen}
        options={periods}
        onChange={({ target }) => choose(target.value)}
      />
      <noscript>
        <Button kind="line" size="small" type="submit">
          {texts.submit}
        </Button>
      </noscript>
    </form>
  )
}
