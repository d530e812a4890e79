import type { Address } from '../../contract/entities/address'
import { editAddressPath, addressMessagePath, readAddressMessage, readView } from './address-page'

const own = { id: 'own' } as Address

describe('the address book’s page', () => {
  it('shows the form of an address of the book', () => {
    expect(readView({ edit: 'own' }, [own])).toEqual({ name: 'edit', address: own })
    expect(readView({ edit: 'own', add: '' }, [own])).toEqual({ name: 'edit', address: own })
  })

  it.each([{}, { edit: 'other' }, { edit: '' }, { edit: ['own'] }])('shows the list for %j', (search) => {
    expect(readView(search, [own])).toEqual({ name: 'list' })
  })

  it('shows the form of a new address unless the book is full', () => {
    expect(readView({ add: '' }, [])).toEqual({ name: 'add' })
    expect(
      readView(
        { add: '1' },
        Array.from({ length: 49 }, () => own),
      ),
    ).toEqual({ name: 'add' })
    expect(
      readView(
        { add: '' },
        Array.from({ length: 50 }, () => own),
      ),
    ).toEqual({ name: 'list' })
  })

  it('reads the message of its query, and no other value', () => {
    expect(new URLSearchParams(addressMessagePath('saved').split('?')[1]).get('notice')).toBe('saved')
    expect(readAddressMessage('saved')).toBe('saved')
    for (const other of ['lost', '', undefined, ['saved']]) expect(readAddressMessage(other)).toBeNull()
  })

  it('encodes the id of an address', () => {
    expect(new URLSearchParams(editAddressPath('a&b').split('?')[1]).get('edit')).toBe('a&b')
  })
})
