import { renderToStaticMarkup } from 'react-dom/server'
import { Thumbnail } from './thumbnail'

const render = (imageUrl: string) =>
  renderToStaticMarkup(<Thumbnail imageUrl={imageUrl} base="" sizes="64px" widths={[96, 160]} />)

describe('the small picture of a line', () => {
  it('is the image at the width that the browser needs', () => {
    const html = render('/image/leaf.webp?v=1')
    expect(html).toContain('srcSet="/image/leaf.webp?v=1&amp;w=96 96w, /image/leaf.webp?v=1&amp;w=160 160w"')
    expect(html).not.toContain('data-missing')
  })

  it('is a drawing that needs neither a request nor a script if there is no image', () => {
    const [, source = ''] = /<img src="([^"]*)" data-missing="true"/.exec(render('')) ?? []
    const svg = decodeURIComponent(source.replaceAll('&#x27;', "'").replace(/^data:image\/svg\+xml,/, ''))
    const parsedSvg = new DOMParser().parseFromString(svg, 'image/svg+xml')
    expect(parsedSvg.querySelector('parsererror')).toBeNull()
    expect(parsedSvg.querySelector('svg > path')).not.toBeNull()
  })
})
