import { createWarmUp, firstImages } from './warm-up'

const pause = jest.fn(async () => {})
const onFailure = jest.fn()
beforeEach(() => {
  pause.mockClear()
  onFailure.mockClear()
})

describe('the warm-up', () => {
  it('visits the pages one at a time, in their order', async () => {
    const visited: string[] = []
    let activeVisits = 0
    const visit = async (path: string) => {
      expect(++activeVisits).toBe(1)
      await Promise.resolve()
      visited.push(path)
      activeVisits--
    }
    await createWarmUp({ paths: async () => ['/', '/category', '/page/faq'], visit, pause, onFailure })()
    expect(visited).toEqual(['/', '/category', '/page/faq'])
  })

  it('waits for a store API that has not started yet', async () => {
    const paths = jest.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(['/'])
    const visit = jest.fn(async () => {})
    await createWarmUp({ paths, visit, pause, onFailure })()
    expect([pause.mock.calls, visit.mock.calls]).toEqual([[[2000]], [['/']]])
    expect(onFailure).not.toHaveBeenCalled()
  })

  it('waits for a storefront that does not listen yet', async () => {
    const visit = jest.fn(async (_path: string) => {}).mockRejectedValueOnce(new Error('ECONNREFUSED'))
    await createWarmUp({ paths: async () => ['/', '/category'], visit, pause, onFailure })()
    expect([pause.mock.calls, visit.mock.calls]).toEqual([[[2000]], [['/'], ['/'], ['/category']]])
    expect(onFailure).not.toHaveBeenCalled()
  })

  it('gives up if it never starts, and reports the error once', async () => {
    const away = new Error('away')
    await createWarmUp({ paths: () => Promise.reject(away), visit: async () => {}, pause, onFailure })()
    expect(onFailure.mock.calls).toEqual([[away]])
  })

  it('adds one more round for any number of requests during a round', async () => {
    const visited: string[] = []
    const warmUp = createWarmUp({ paths: async () => ['/', '/category'], visit, pause, onFailure })
    async function visit(path: string) {
      visited.push(path)
      if (visited.length === 1) for (let n = 0; n < 5; n++) void warmUp()
    }
    await warmUp()
    expect(visited).toEqual(['/', '/', '/category'])
  })
})

const preload = (sources: string) =>
  `<head><link rel="preload" as="font" href="/f.woff2"/><link rel="preload" as="image" imageSrcSet="${sources}" imageSizes="100vw"/></head>`

describe('the images of the first screen', () => {
  it('are those a page preloads, but not at widths of the largest screens', () => {
    const html = preload(
      '/image/a.webp?v=1&amp;w=480 480w, /image/a.webp?v=1&amp;w=1080 1080w, /image/a.webp?v=1&amp;w=1440 1440w',
    )
    expect(firstImages(html)).toEqual(['/image/a.webp?v=1&w=480', '/image/a.webp?v=1&w=1080'])
  })

  it.each([
    ['of another host', preload('https://cdn.example/image/a.webp?w=480 480w')],
    ['of a page without any', '<head></head><img src="/image/a.webp">'],
  ])('are none %s', (_, html) => expect(firstImages(html)).toEqual([]))
})
