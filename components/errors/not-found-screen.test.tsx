import { renderToStaticMarkup } from 'react-dom/server'
import { NotFoundScreen } from './not-found-screen'

const texts = {
  ...{ title: 'Page Not Found', text: 'It may be mistyped.', popular: 'Popular' },
  search: { region: 'Search', label: 'Keyword', placeholder: '', submit: 'Search' },
}

const render = (picture: Parameters<typeof NotFoundScreen>[0]['picture']) =>
  renderToStaticMarkup(
    <NotFoundScreen texts={texts} popular={[]} path="/lost" picture={picture} imageBase="https://cdn.example" />,
  )

describe('the not-found screen', () => {
  it('shows the image of the shop above the text', () => {
    const html = render({ image: { imageUrl: '/image/lost.webp?v=1', alt: 'A lost leaf' }, ornament: 'M1 1h9' })
    expect(html).toContain('src="https://cdn.example/image/lost.webp?v=1&amp;w=1080"')
    expect(html).toContain('alt="A lost leaf"')
    expect(html).toContain('d="M1 1h9"')
    expect(html).not.toContain('<circle')
  })

  it('shows a decorative drawing without a request if the shop has none', () => {
    const html = render({ image: null, ornament: '' })
    expect(html).not.toContain('<img')
    expect(html).toMatch(/<svg[^>]*aria-hidden="true"><circle/)
    expect(html).toContain('<code class="path">/lost</code>')
  })
})
