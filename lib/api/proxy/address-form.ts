import 'server-only'
import { ADD_PATH, ADDRESS_FORM_ID, editPath, noticePath } from '../../account/address-page'
import { addressForm } from '../../forms/address-form'
import { listCountries } from '../../data/country'
import { definedFormHandler } from './shop-form'

/** Where the form stands that was sent. */
const formPage = (fields: URLSearchParams) => {
  const id = fields.get('id')
  return `${id ? editPath(id) : ADD_PATH}#${ADDRESS_FORM_ID}`
}

/** Adds or changes an address without JavaScript. */
export async function answerAddress(request: Request): Promise<Response> {
  // The store API judges a state that cannot be looked up here.
  const countries = await listCountries().catch(() => [])
  const answer = definedFormHandler({
    form: addressForm(countries),
    page: formPage,
    isKept: true,
    whenDone: () => noticePath('saved'),
  })
  return answer(request)
}
