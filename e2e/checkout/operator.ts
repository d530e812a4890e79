/** Changes by an operator during a checkout, by the development page of the store API. */
async function post(path: string, fields: Record<string, string>): Promise<void> {
  const base = process.env.E2E_STORE_API_URL
  if (!base) throw new Error('E2E_STORE_API_URL is missing: npm test sets it.')
  const response = await fetch(`${base}/dev/orders/${path}`, {
    method: 'POST',
    headers: { origin: base },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
  if (response.status !== 303) throw new Error(`${path} was not done: ${response.status} ${await response.text()}`)
}

/** @param price as an operator writes it: `79.00` */
export const setPrice = (key: string, price: string) => post('price', { key, price })

export const setStock = (sku: string, pieces: number) => post('stock', { sku, pieces: String(pieces) })

/** A coupon of ten per cent. */
export const addCoupon = (code: string) =>
  post('coupon', { code, text: '10 % off', kind: 'percent', value: '10', uses: '1' })

export const endCoupon = (code: string) => post(`coupon/${code}/end`, {})

export const shipOrder = (number: string, tracking: string) =>
  post(`order/${number}/ship`, { carrier: 'Parcelwing', tracking })
