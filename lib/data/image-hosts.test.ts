/** @jest-environment node */
import { absoluteOnly } from '../format/image'
import { replacedHosts } from './image-hosts'

const replies = [
  { logo: 'https://static.example/logo.svg', bannerList: [{ images: [{ imageUrl: 'https://old.example/a.jpg' }] }] },
  { list: [{ imageUrl: '/image/x.webp' }, { imageUrl: 'https://cdn.example/b.jpg' }, { imageUrl: 'nonsense' }] },
  null,
]

describe('hosts of image addresses (spec §9)', () => {
  it('are listed with the host that replaces them', () => {
    expect(replacedHosts(replies, { base: 'https://cdn.example', origin: 'https://shop.example' })).toEqual({
      'https://static.example': 'https://cdn.example',
      'https://old.example': 'https://cdn.example',
    })
  })

  it('are replaced without a configured base too: by the host of the store, or of the shop itself', () => {
    const hosts = (base: string) => replacedHosts(replies, { base, origin: 'https://shop.example' })
    expect(new Set(Object.values(hosts('')))).toEqual(new Set(['https://shop.example']))
    expect(hosts(absoluteOnly('https://old.example'))).toEqual({
      'https://static.example': 'https://old.example',
      'https://cdn.example': 'https://old.example',
    })
  })
})
