/** The fields of an address in the order they stand in (place-fields.tsx), which a summary of mistakes follows. */
export const SEEN_PLACE_FIELDS = [
  'firstname',
  'lastname',
  'street',
  'countryId',
  'state',
  'postalCode',
  'city',
  'phone',
] as const
