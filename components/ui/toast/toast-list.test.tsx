import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { toast, type ToastType } from './toast'
import { ToastList } from './toast-list'

const TYPES: ToastType[] = ['success', 'info', 'warning', 'error']

describe('toasts (spec §4)', () => {
  it.each(TYPES)('of the type %s are marked as such', async (type) => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
    const place = document.body.appendChild(document.createElement('div'))
    const root = createRoot(place)
    const urgency = type === 'warning' || type === 'error' ? 'assertive' : 'polite'
    await act(async () => root.render(<ToastList toaster={`page-${urgency}`} />))
    await act(async () => toast(type, `A ${type}`))
    const item = [...place.querySelectorAll('li')].find(({ textContent }) => textContent === `A ${type}`)
    expect(item?.querySelector(`.${type}`)).not.toBeNull()
    await act(async () => root.unmount())
    place.remove()
  })
})
