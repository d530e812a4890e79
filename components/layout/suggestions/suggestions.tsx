'use client'

import { useRouter } from 'next/navigation'
import { useId, useMemo } from 'react'
import { clearPastSearches, getLocalStorage, removePastSearch } from '@/lib/search/suggestions'
import { closeDrawers } from '@/components/ui/drawer'
import { fillText, pickPlural } from '@/lib/format/text-template'
import { VisuallyHidden } from '../../ui/visually-hidden'
import { idsOf, optionsOf, PastGroup, ShopGroups, type SuggestContext } from './suggestion-groups'
import styles from './suggestions.module.scss'
import { useCombobox } from './use-combobox'
import { useSuggestions } from './use-suggestions'
import { useAvailableHeight } from './use-available-height'

export interface SuggestionsProps {
  input: HTMLInputElement
  context: SuggestContext
  /** Whether it is part of the page's flow; otherwise it overlays the page. */
  isInFlow: boolean
  onSearch: (keyword: string) => void
}

/** Suggestions for the text of a search box: products, categories, keywords, past searches. */
export function Suggestions({ input, context, isInFlow, onSearch }: SuggestionsProps) {
  const { texts, locale } = context
  const router = useRouter()
  const id = useId()
  const state = useSuggestions(input)
  const { past, shop, keyword, isWaiting, refreshPast } = state
  const isPopular = keyword === ''
  const options = useMemo(() => optionsOf(id, { past, shop, keyword }, isInFlow), [id, past, shop, keyword, isInFlow])
  const optionIds = useMemo(() => idsOf(options, isPopular), [options, isPopular])
  const listId = `${id}list`
  const hasContent = optionIds.length > 0 || isWaiting
  const { isOpen, activeId, close } = useCombobox({ input, listId, optionIds, hasContent })
  const listRef = useAvailableHeight(isOpen)

  const search = (keyword: string) => {
    close()
    onSearch(keyword)
  }
  const navigate = (address: string) => {
    close()
    closeDrawers()
    router.push(address)
  }
  const removeFromPast = (remove: () => void) => {
    remove()
    refreshPast()
    input.focus()
  }

  const pastId = `${id}past`
  const isEmpty = optionIds.length === 0
  const none = options.searchOptions.length > 0 ? fillText(texts.none, { keyword }) : ''
  const pastGroup = options.past.length > 0 && (
    <PastGroup
      id={pastId}
      past={options.past}
      activeId={activeId}
      texts={texts}
      isComplete={isPopular}
      onSearch={search}
      onRemove={(keyword) => removeFromPast(() => removePastSearch(getLocalStorage(), keyword))}
      onClear={() => removeFromPast(() => clearPastSearches(getLocalStorage()))}
    />
  )
  const pastOptionsGroup = options.past.length > 0 && (
    <div role="group" aria-labelledby={pastId} aria-owns={options.past.map((option) => option.id).join(' ')} />
  )
  const status = isWaiting && isEmpty ? texts.loading : none || pickPlural(texts.count, optionIds.length, locale)
  return (
    <>
      <p role="status">
        <VisuallyHidden>{isOpen && status}</VisuallyHidden>
      </p>
      {/* A press in here leaves the focus in the box, which not every browser does by default. */}
      <div
        ref={listRef}
        className={`${isInFlow ? styles.flow : styles.above} ${pastGroup ? styles.scroller : ''}`}
        hidden={!isOpen}
        onMouseDown={(event) => event.preventDefault()}
      >
        {isPopular && pastGroup}
        {none && (
          <p className={styles.text} aria-hidden="true">
            {none}
          </p>
        )}
        {/* The list scrolls in itself: browsers would make a box around it a stop of the keyboard. */}
        <div
          id={listId}
          className={pastGroup ? undefined : `${styles.list} ${styles.scroller}`}
          role="listbox"
          tabIndex={-1}
          aria-label={texts.list}
        >
          {isPopular && pastOptionsGroup}
          <ShopGroups
            id={id}
            options={options}
            isPopular={isPopular}
            activeId={activeId}
            context={context}
            onSearch={search}
            onNavigate={navigate}
          />
          {!isPopular && pastOptionsGroup}
        </div>
        {!isPopular && pastGroup}
        {isEmpty && (
          <p className={styles.text} aria-hidden="true">
            {texts.loading}
          </p>
        )}
      </div>
    </>
  )
}
