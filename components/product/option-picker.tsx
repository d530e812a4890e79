import { type CSSProperties, type FormEvent, type ReactNode, useId } from 'react'
import type { OptionGroup } from '@/contract/entities/product'
import { GROUP_FIELD, groupField } from '@/lib/cart/item-fields'
import type { ValueState } from '@/lib/catalog/variants'
import { fillText } from '@/lib/format/text-template'
import { SelectField } from '../ui/select-field'
import { VisuallyHidden } from '../ui/visually-hidden'
import type { AddToCartTexts } from './add-to-cart-texts'
import styles from './size-picker.module.scss'

interface Props {
  group: OptionGroup
  /** Id of the chosen value. */
  chosen: number | undefined
  states: ReadonlyMap<number, ValueState>
  isMissing: boolean
  texts: AddToCartTexts
  guide: ReactNode
  onChoose: (id: number | undefined) => void
  onMissing: () => void
}

/** With more values than this, a list is used instead of buttons. */
const MAX_BUTTONS = 12

/**
 * One of several option groups. Values that are sold out or unavailable in this combination remain selectable and are
 * labelled.
 */
export function OptionPicker({ group, chosen, states, isMissing, texts, guide, onChoose, onMissing }: Props) {
  const { id, title, optionList } = group
  const noteId = useId()
  const name = groupField(id)
  const value = optionList.find((option) => option.id === chosen)
  const optionLabel = (option: { id: number; title: string }) => {
    const state = states.get(option.id)
    const text = state === 'none' ? texts.impossibleOption : state === 'sold-out' ? texts.soldOutSize : '{size}'
    return fillText(text, { size: option.title })
  }
  const onInvalid = (event: FormEvent) => {
    event.preventDefault()
    onMissing()
  }
  const prompt = fillText(texts.chooseOption, { group: title })
  return (
    <fieldset aria-describedby={isMissing ? noteId : undefined}>
      <legend className={styles.legend}>{title}</legend>
      <input type="hidden" name={GROUP_FIELD} value={id} />
      <div className={styles.head}>
        <span className={styles.label} aria-hidden="true">
          {value ? fillText(texts.chosenOption, { group: title, value: value.title }) : title}
        </span>
        {guide}
      </div>
      {optionList.length > MAX_BUTTONS ? (
        <SelectField
          name={name}
          label={title}
          isLabelHidden
          options={[
            { value: '', text: prompt },
            ...optionList.map((option) => ({ value: String(option.id), text: optionLabel(option) })),
          ]}
          required
          defaultValue={chosen === undefined ? '' : String(chosen)}
          onChange={({ target }) => onChoose(target.value ? Number(target.value) : undefined)}
          onInvalid={onInvalid}
        />
      ) : (
        <div className={styles.values}>
          {optionList.map((option) => {
            const isUnavailable = states.get(option.id) !== 'in'
            const colour = option.colour ? ({ '--swatch': option.colour } as CSSProperties) : undefined
            return (
              <label key={option.id} className={styles.size}>
                <input
                  className={styles.radio}
                  type="radio"
                  name={name}
                  value={option.id}
                  required
                  defaultChecked={chosen === option.id}
                  onChange={() => onChoose(option.id)}
                  onInvalid={onInvalid}
                />
                <span
                  className={styles.tile}
                  data-out={isUnavailable || undefined}
                  aria-hidden={isUnavailable || undefined}
                >
                  {colour && <span className={styles.swatch} style={colour} />}
                  {option.title}
                </span>
                {isUnavailable && <VisuallyHidden>{optionLabel(option)}</VisuallyHidden>}
              </label>
            )
          })}
        </div>
      )}
      {isMissing && (
        <p id={noteId} className={`${styles.note} ${styles.error}`} role="status">
          {prompt}
        </p>
      )}
    </fieldset>
  )
}
