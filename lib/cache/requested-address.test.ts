/** @jest-environment node */
import { withoutRequestedAddress } from './requested-address.mjs'

/** As Next writes it: the rows of the data, and the same in scripts of the page. */
function pageOf(address: string[], before = '1:"$Sreact.fragment"\n') {
  const rows = `${before}0:{"P":null,"c":${JSON.stringify(address)},"q":"","i":false}\n2:"Sh\u00fcrt \\"c\\":[\\"x\\"]"\n`
  const script = JSON.stringify([1, rows]).replace(/&/g, '\\u0026').replace(/</g, '\\u003c').replace(/>/g, '\\u003e')
  return {
    kind: 'APP_PAGE',
    html: `<p>Sh\u00fcrt</p><script>push(${script})</script>`,
    rscData: Buffer.from(rows),
    headers: { 'x-next-cache-tags': 'a' },
  }
}

describe('a page that is kept for everybody', () => {
  it.each([
    [['', 'product', 'x']],
    [['', 'reset-pasword?token=secret&mail=a@b.c']],
    [['', 'x?a[]=1&b=%22],%22q&c=\\"']],
    [['', "x?<script>'"]],
  ])('does not contain the address of its first request, and is otherwise unchanged: %j', (address) => {
    expect(withoutRequestedAddress(pageOf(address))).toEqual(pageOf(['']))
  })

  it('is unchanged if it contains none', () => {
    const page = pageOf([''])
    expect(withoutRequestedAddress(page)).toBe(page)
    const entry = { kind: 'FETCH', data: { body: '' } }
    expect(withoutRequestedAddress(entry)).toBe(entry)
    expect(withoutRequestedAddress(null)).toBeNull()
  })

  it('is not cached if the address cannot be removed', () => {
    const page = pageOf(['', 'secret'])
    expect(
      withoutRequestedAddress({ ...page, html: page.html.replace('secret', 'sec"])</script><script>x(["ret') }),
    ).toBeNull()
  })
})
