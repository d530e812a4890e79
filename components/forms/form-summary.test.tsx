import { renderToStaticMarkup } from 'react-dom/server'
import { FormSummary } from './enhanced-form'
import { type FormTexts, PLACE_FIELD_ORDER } from './form-texts'
import { FormContext } from './form-view'

const texts = {
  mistakes: Object.fromEntries(PLACE_FIELD_ORDER.map((field) => [field, field])),
  wrong: { one: 'one', other: 'several' },
  locale: 'en',
} as unknown as FormTexts

it('the error summary follows the order of the fields', () => {
  // In the format of the store API's errors.
  const errors = { phone: 'p', city: 'c', postalCode: 'z', countryId: 'l', firstname: 'f' }
  const view = { name: 'address', errors, refusal: null, captcha: null, isBusy: false, failedSubmits: 1, rejections: 0 }
  const html = renderToStaticMarkup(
    <FormContext value={view}>
      <FormSummary ref={null} texts={texts} isShown />
    </FormContext>,
  )
  expect([...html.matchAll(/#address-(\w+)/g)].map(([, field]) => field)).toEqual([
    'countryId',
    'firstname',
    'postalCode',
    'city',
    'phone',
  ])
})
