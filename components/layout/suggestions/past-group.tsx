import { Icon } from '../../ui/icon'
import { IconButton } from '../../ui/icon-button'
import { fillText } from '@/lib/format/text-template'
import styles from './past-group.module.scss'
import type { SuggestContext } from './suggest-context'
import { SuggestionOption } from './suggestion-option'

interface Props {
  id: string
  past: { id: string; keyword: string }[]
  activeId: string | null
  texts: SuggestContext['texts']
  /** Whether they are all of them: then it is said where they are kept. */
  isWhole: boolean
  onSearch: (keyword: string) => void
  onForget: (keyword: string) => void
  onForgetAll: () => void
}

/**
 * What was searched for before. A list may hold nothing but options, so the buttons beside them stand outside of it: the
 * list owns these options by their ids.
 */
export function PastGroup({ id, past, activeId, texts, isWhole, onSearch, onForget, onForgetAll }: Props) {
  return (
    <div className={styles.past}>
      <div className={styles.head}>
        <span id={id} className={styles.title}>
          {texts.past}
        </span>
        <button type="button" className={styles.all} onClick={onForgetAll}>
          {texts.forgetAll}
        </button>
      </div>
      {past.map(({ id: optionId, keyword }) => (
        <div key={keyword} className={styles.row}>
          <SuggestionOption id={optionId} isActive={optionId === activeId} onChoose={() => onSearch(keyword)}>
            <Icon name="clock" size="medium" />
            {keyword}
          </SuggestionOption>
          <IconButton
            icon="close"
            iconSize="medium"
            label={fillText(texts.forget, { keyword })}
            onClick={() => onForget(keyword)}
          />
        </div>
      ))}
      {isWhole && <p className={styles.kept}>{texts.kept}</p>}
    </div>
  )
}
