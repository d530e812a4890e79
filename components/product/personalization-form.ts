import { getTranslations } from 'next-intl/server'
import type { PersonalizationField } from '@/contract/entities/personalization'
import type { ProductDetail } from '@/contract/entities/product'
import { ENTERED_FIELD } from '@/lib/cart/item-fields'
import { getStoreSettings } from '@/lib/data/settings'
import { CUSTOM_FIELDS, enteredProblems, isNameAndNumber, personalizationOf } from '@/lib/catalog/personalization'

/** A personalization field with its texts and attributes. */
export interface FieldView {
  key: string
  /** Name of the form field. */
  name: string
  label: string
  hint?: string
  /** The text for an invalid value. */
  error: string
  isRequired: boolean
  /** Whether it has its own row. */
  isWide: boolean
  /** Attributes of the field; our own code checks the bounds of a number, because its field is a text field. */
  attributes: {
    maxLength: number
    pattern?: string
    inputMode?: 'numeric'
    autoCapitalize?: string
    spellCheck?: boolean
  }
  bounds?: { min: number; max: number }
}

export type PersonalizationForm = NonNullable<Awaited<ReturnType<typeof getPersonalizationForm>>>

/** Longest label that fits above the narrow number field. */
const MAX_NARROW_LABEL_LENGTH = 12

const isNarrow = (field: PersonalizationField | undefined): boolean =>
  field?.kind === 'number' && field.label.length <= MAX_NARROW_LABEL_LENGTH && !field.isRequired

/**
 * The personalization form of a product, with its texts; null if there is none.
 * @param entered values that were sent without JavaScript and rejected, by field name
 */
export async function getPersonalizationForm(product: ProductDetail, entered: Readonly<Record<string, string>> = {}) {
  const [t, { returns }] = await Promise.all([getTranslations('AddToCartForm'), getStoreSettings()])
  const personalization = personalizationOf(product, { name: t('customName'), number: t('customNumber') })
  if (!personalization) return null
  const { price, fields } = personalization
  const isPair = isNameAndNumber(fields)
  const pairTexts: Record<string, { hint?: string; error: string }> = isPair
    ? {
        name: { hint: t('customNameHint'), error: t('customNameError') },
        number: { error: t('customNumberError') },
      }
    : {}
  const textsOf = ({ key, kind, min, max, maxLength }: PersonalizationField) =>
    pairTexts[key] ??
    (kind === 'number'
      ? { error: t('fieldNumber', { min, max }) }
      : { hint: t('fieldHint', { count: maxLength }), error: t('fieldPattern') })
  const isAnyFieldEnough = fields.length > 1 && !fields.some(({ isRequired }) => isRequired)
  const nameOf = ({ key }: PersonalizationField) =>
    product.personalization ? ENTERED_FIELD + key : CUSTOM_FIELDS[key as keyof typeof CUSTOM_FIELDS]
  const missing = isPair ? t('personalizationMissing') : isAnyFieldEnough ? t('fieldsMissing') : t('fieldMissing')
  const problems = enteredProblems(
    fields,
    Object.fromEntries(fields.map((field) => [field.key, entered[nameOf(field)]])),
  )
  const errors = fields.flatMap((field) => {
    const problem = problems[field.key]
    return problem ? [[field.key, problem === 'missing' ? missing : textsOf(field).error] as const] : []
  })
  return {
    price,
    switch: isPair ? t('personalize') : t('personalizeFields'),
    /** If the shop promises returns, the note adds that personalized items are excluded. */
    note: isPair ? t(returns ? 'personalizationNote' : 'oneIsEnough') : returns ? t('returnsNote') : '',
    missing,
    /** Errors of the submitted fields by key; omitted if there are none. */
    ...(errors.length > 0 && { errors: Object.fromEntries(errors) as Record<string, string> }),
    print: product.print && {
      style: product.print,
      unprintable: t.raw('unprintable') as string,
      /** The texts of the preview: '{name}' and '{number}', one of them, or none. */
      both: t.raw('previewBoth') as string,
      name: t.raw('previewName') as string,
      number: t.raw('previewNumber') as string,
      blank: t('previewBlank'),
      hint: t('previewHint'),
    },
    fields: fields.map((field, at): FieldView => {
      const { key, label, isRequired } = field
      const isPaired = isNarrow(field) ? !isNarrow(fields[at - 1]) && at > 0 : isNarrow(fields[at + 1])
      return {
        ...{ key, name: nameOf(field), ...textsOf(field), isRequired, isWide: !isPaired },
        label: isRequired ? t('fieldRequired', { label }) : label,
        ...rulesOf(field, isPair || product.print !== null),
      }
    }),
  }
}

/** The rules of a field as attributes, and the bounds of a number. */
function rulesOf(
  { key, kind, pattern, maxLength, min, max }: PersonalizationField,
  isPrinted: boolean,
): Pick<FieldView, 'attributes' | 'bounds'> {
  if (kind === 'text')
    return {
      attributes: {
        maxLength,
        ...(pattern && { pattern }),
        ...(isPrinted && key === 'name' && { autoCapitalize: 'characters', spellCheck: false }),
      },
    }
  const digits = Math.max(...[min, max].map((bound) => String(bound).length))
  return {
    attributes: {
      maxLength: digits,
      pattern: `${min < 0 ? '-?' : ''}[0-9]{1,${digits}}`,
      ...(min >= 0 && { inputMode: 'numeric' as const }),
    },
    bounds: { min, max },
  }
}
