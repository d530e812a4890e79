'use client'

import { useRouter } from 'next/navigation'
import { useId, useMemo } from 'react'
import { clearPast, ownStorage, removePast } from '@/lib/search/suggestions'
import { closeDrawers } from '@/components/ui/drawer'
import { pickPlural } from '@/lib/format/text-template'
import { VisuallyHidden } from '../../ui/visually-hidden'
import { optionsOf, PastGroup, ShopGroups, type SuggestContext } from './suggestion-groups'
import styles from './suggestions.module.scss'
import { useCombobox } from './use-combobox'
import { useSuggestions } from './use-suggestions'

export interface SuggestionsProps {
  input: HTMLInputElement
  context: SuggestContext
  /** Part of the page it unfolds in; else it lies above the page. */
  isInFlow: boolean
  onSearch: (keyword: string) => void
}

/** What may be meant by what stands in a search box: past searches, keywords, categories, products. */
export function Suggestions({ input, context, isInFlow, onSearch }: SuggestionsProps) {
  const { texts, locale } = context
  const router = useRouter()
  const id = useId()
  const { past, shop, isWaiting, forgot } = useSuggestions(input)
  const options = useMemo(() => optionsOf(id, past, shop), [id, past, shop])
  const optionIds = useMemo(
    () => Object.values(options).flatMap((group) => group.map((option) => option.id)),
    [options],
  )
  const listId = `${id}list`
  const hasContent = optionIds.length > 0 || isWaiting
  const { isOpen, activeId, fold } = useCombobox({ input, listId, optionIds, hasContent })

  const search = (keyword: string) => {
    fold()
    onSearch(keyword)
  }
  const go = (address: string) => {
    fold()
    closeDrawers()
    router.push(address)
  }
  const forget = (act: () => void) => {
    act()
    forgot()
    input.focus()
  }

  const pastId = `${id}past`
  const isEmpty = optionIds.length === 0
  return (
    <>
      <p role="status">
        <VisuallyHidden>
          {isOpen && (isWaiting && isEmpty ? texts.loading : pickPlural(texts.count, optionIds.length, locale))}
        </VisuallyHidden>
      </p>
      {/* What is pressed in here leaves the focus in the box, as not every browser does by itself. */}
      <div
        className={isInFlow ? styles.flow : styles.above}
        hidden={!isOpen}
        onMouseDown={(event) => event.preventDefault()}
      >
        {options.past.length > 0 && (
          <PastGroup
            id={pastId}
            past={options.past}
            activeId={activeId}
            texts={texts}
            isWhole={shop === null}
            onSearch={search}
            onForget={(keyword) => forget(() => removePast(ownStorage(), keyword))}
            onForgetAll={() => forget(() => clearPast(ownStorage()))}
          />
        )}
        <div id={listId} role="listbox" aria-label={texts.list}>
          {options.past.length > 0 && (
            <div role="group" aria-labelledby={pastId} aria-owns={options.past.map((option) => option.id).join(' ')} />
          )}
          <ShopGroups id={id} options={options} activeId={activeId} context={context} onSearch={search} onGo={go} />
        </div>
        {isEmpty && (
          <p className={styles.loading} aria-hidden="true">
            {texts.loading}
          </p>
        )}
      </div>
    </>
  )
}
