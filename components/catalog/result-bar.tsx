'use client'

import type { MouseEvent, ReactNode } from 'react'
import { isPlainClick } from '@/lib/browser/open-links'
import type { ChipsView } from '@/lib/catalog/filters-view'
import type { BarView, SortView, EmptyFilterView } from '@/lib/catalog/listing-view'
import { Button, buttonClass } from '../ui/button'
import { DrawerLink } from '../ui/drawer'
import { Icon } from '../ui/icon'
import { Link } from '../ui/link'
import { SelectField } from '../ui/select-field'
import { FILTER_FORM, FILTER_OPENER, saveFilterState, RESULT_COUNT } from './filter-form-state'
import styles from './result-bar.module.scss'

/** The bar above a list: filter button, sort order, filter chips, product count. */
export const ResultBar = ({ count, openText, sort, chips }: BarView) => (
  <div className={styles.bar}>
    <div className={styles.controls}>
      {openText !== null && (
        <DrawerLink
          id={FILTER_OPENER}
          href="#filters"
          drawer="filters"
          className={`${buttonClass({ kind: 'line' })} ${styles.open}`}
        >
          <Icon name="filter" size="medium" />
          {openText}
        </DrawerLink>
      )}
      <SortSelect {...sort} />
    </div>
    {chips && <FilterChips {...chips} />}
    <p id={RESULT_COUNT} className={styles.count} tabIndex={-1}>
      {count}
    </p>
  </div>
)

/** The active filters; each chip removes one. The links are `nofollow`: crawlers need no filtered lists. */
const FilterChips = ({ label, chips, clear }: ChipsView) => (
  <ul className={styles.chips} aria-label={label}>
    {chips.map(({ key, name, removeText, url }) => (
      <li key={key}>
        <ChipLink href={url} className={styles.chip} label={removeText}>
          {name}
          <Icon name="close" size="small" />
        </ChipLink>
      </li>
    ))}
    <li>
      <ChipLink href={clear.url} className={styles.clear}>
        {clear.text}
      </ChipLink>
    </li>
  </ul>
)

/** Shown if no product matches the filters: the chips remove them. */
export const FilteredEmpty = ({ title, text, chips }: EmptyFilterView) => (
  <div className={styles.empty}>
    <Icon name="search" />
    <h2 className={styles.title}>{title}</h2>
    <p className={styles.text}>{text}</p>
    <FilterChips {...chips} />
  </div>
)

interface ChipLinkProps {
  href: string
  className?: string
  /** Accessible name, if the text alone is unclear. */
  label?: string
  children: ReactNode
}

/** A link to the list without a filter. The chip disappears, so the focus moves to the product count. */
function ChipLink({ href, className, label, children }: ChipLinkProps) {
  const onClick = (event: MouseEvent) => {
    const form = document.getElementById(FILTER_FORM)
    if (form && isPlainClick(event)) saveFilterState(form, RESULT_COUNT)
  }
  return (
    <Link href={href} keepsScroll rel="nofollow" className={className} aria-label={label} onClick={onClick}>
      {children}
    </Link>
  )
}

/** The sort field of the filter form, placed above the list. Without JavaScript it has its own submit button. */
const SortSelect = ({ label, applyText, value, options }: SortView) => (
  <div className={styles.sort}>
    <SelectField
      key={value}
      id="filter-sort"
      form={FILTER_FORM}
      name="sort"
      label={label}
      isLabelHidden
      defaultValue={value}
      options={options}
      autoComplete="off"
    />
    <span className={styles.apply}>
      <Button kind="line" type="submit" form={FILTER_FORM}>
        {applyText}
      </Button>
    </span>
  </div>
)
