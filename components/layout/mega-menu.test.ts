import { OpenPanel } from './mega-menu'

describe('the open panel of the header', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  const open = () => {
    const panel = new OpenPanel()
    const seen: (string | null)[] = []
    panel.subscribe(() => seen.push(panel.read()))
    return { panel, seen }
  }

  it('opens when a pointer has rested on its entry, and not for one that crosses it', () => {
    const { panel, seen } = open()
    panel.set('clubs', 150)
    jest.advanceTimersByTime(100)
    panel.set('nations', 150)
    jest.advanceTimersByTime(149)
    expect(seen).toEqual([])
    jest.advanceTimersByTime(1)
    expect(seen).toEqual(['nations'])
  })

  it('stays for a pointer that comes back in time', () => {
    const { panel, seen } = open()
    panel.set('clubs')
    panel.set(null, 250)
    jest.advanceTimersByTime(200)
    panel.set('clubs', 150)
    jest.advanceTimersByTime(1000)
    expect(seen.at(-1)).toBe('clubs')
    expect(seen).not.toContain(null)
  })

  it('closes at once without a delay, and cancels a pending change', () => {
    const { panel, seen } = open()
    panel.set('clubs', 150)
    panel.set(null)
    jest.advanceTimersByTime(1000)
    expect(seen).toEqual([null])
  })
})
