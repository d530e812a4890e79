import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { onToast, toast, type ToastType } from './toast'
import { ToastList } from './toast-list'

const TYPES: ToastType[] = ['success', 'info', 'warning', 'error']

describe('toasts (spec §4)', () => {
  it.each(TYPES)('of the type %s are marked as such', async (type) => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
    const container = document.body.appendChild(document.createElement('div'))
    const root = createRoot(container)
    const urgency = type === 'warning' || type === 'error' ? 'assertive' : 'polite'
    await act(async () => root.render(<ToastList toaster={`page-${urgency}`} />))
    await act(async () => toast(type, `A ${type}`))
    const item = [...container.querySelectorAll('li')].find(({ textContent }) => textContent === `A ${type}`)
    expect(item?.querySelector(`.${type}`)).not.toBeNull()
    await act(async () => root.unmount())
    container.remove()
  })
})

/** An empty page with a function that shows its list. */
function openPage() {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  return {
    showList: () => act(async () => root.render(<ToastList toaster="page-polite" />)),
    itemOf: (text: string) => [...container.querySelectorAll('li')].find(({ textContent }) => textContent === text),
    close: async () => {
      await act(async () => root.unmount())
      container.remove()
    },
  }
}

async function expectThreeSeconds({ itemOf }: ReturnType<typeof openPage>, text: string) {
  await act(async () => jest.advanceTimersByTime(2900))
  expect(itemOf(text)?.className).not.toContain('leaving')
  await act(async () => jest.advanceTimersByTime(400))
  expect(itemOf(text)?.className ?? 'leaving').toContain('leaving')
}

describe('a first toast (spec §9)', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('lasts 3000 ms from its first display, however long the toast list takes to load', async () => {
    const page = openPage()
    await act(async () => toast('success', 'the first'))
    await act(async () => jest.advanceTimersByTime(2900))
    await page.showList()
    await expectThreeSeconds(page, 'the first')
    await page.close()
  })

  it('lasts 3000 ms from its rendering, however long that takes', async () => {
    const page = openPage()
    await page.showList()
    await act(async () => {
      await toast('info', 'drawn late')
      jest.setSystemTime(Date.now() + 500)
    })
    await expectThreeSeconds(page, 'drawn late')
    await page.close()
  })

  it('that precedes its region is reported to the region when it subscribes', async () => {
    await toast('success', 'early')
    const wake = jest.fn()
    onToast(wake)
    expect(wake).toHaveBeenCalledTimes(1)
  })
})
