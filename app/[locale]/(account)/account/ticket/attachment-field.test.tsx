import { act, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { FormContext } from '@/components/forms/form-view'
import { LIMITS } from '@/contract/limits'
import { readAttachments } from '@/lib/account/attachments'
import { ticketReplyForm } from '@/lib/forms/definitions/support'
import type { FormValues } from '@/lib/forms/form-definition'
import { AttachmentField } from './attachment-field'
import type { AttachmentTexts } from './attachment-texts'
import { type Attachments, useAttachments } from './use-attachments'

const uploads: { name: string; resolve: (hash: string) => void; reject: (error: Error) => void }[] = []
jest.mock('@/lib/browser/upload-file', () => ({
  uploadFile: (file: File) => new Promise((resolve, reject) => uploads.push({ name: file.name, resolve, reject })),
}))
const sent: FormValues[] = []
jest.mock('@/lib/forms/send-from-browser', () => ({
  sendFromBrowser: async (_: unknown, typed: FormValues) => {
    sent.push(typed)
    return { isDone: true }
  },
}))

const TEXTS = {
  locale: 'en',
  ...{ label: 'Files', hint: 'Up to 5', chosen: 'Chosen', uploading: 'Uploading', attached: 'Attached' },
  ...{ remove: 'Remove {name}', tooLarge: 'Too large', tooMany: 'Too many', type: 'Wrong type', heic: 'No HEIC' },
  ...{ failed: 'Failed', problem: 'Remove it', picture: 'Open {name}', download: 'Download {name}' },
} satisfies AttachmentTexts

const VIEW = { name: 'reply', errors: {}, refusal: null, captcha: null, isBusy: false, failedSubmits: 0, rejections: 0 }

let current: Attachments
const show = (shown: Attachments) => (current = shown)
function Form() {
  const attachments = useAttachments(TEXTS, undefined)
  useEffect(() => void show(attachments))
  return (
    <FormContext value={VIEW}>
      <form>
        <textarea name="content" defaultValue="Look at this." />
        <AttachmentField attachments={attachments} texts={TEXTS} />
      </form>
    </FormContext>
  )
}

let container: HTMLElement
let root: Root
beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  uploads.length = 0
  sent.length = 0
  container = document.body.appendChild(document.createElement('div'))
  root = createRoot(container)
  await act(async () => root.render(<Form />))
})
afterEach(async () => {
  await act(async () => root.unmount())
  container.remove()
})

const file = (name: string, { bytes = 10, type = 'image/jpeg' } = {}) => {
  const attachment = new File(['x'], name, { type })
  Object.defineProperty(attachment, 'size', { value: bytes })
  return attachment
}
/** Puts files into the input as a browser does, without an event for the script. */
function addPreHydrationFiles(...files: File[]) {
  const input = container.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement
  Object.defineProperty(input, 'files', { value: files, configurable: true })
  return input
}
const choose = (...files: File[]) =>
  act(async () => {
    const input = addPreHydrationFiles(...files)
    current.addFromInput(input)
    Object.defineProperty(input, 'files', { value: [], configurable: true })
  })
const element = () => container.querySelector('form') as HTMLFormElement
const hidden = () => container.querySelector<HTMLInputElement>('input[type=hidden]')?.value
const HASH = 'a'.repeat(64)

describe('files of a message', () => {
  it('are uploaded when they are chosen, and named in the form once they are there', async () => {
    await choose(file('front.jpg'))
    expect(uploads.map(({ name }) => name)).toEqual(['front.jpg'])
    expect(hidden()).toBe('')
    await act(async () => uploads[0]?.resolve(HASH))
    expect(readAttachments(hidden())).toEqual([{ hash: HASH, name: 'front.jpg' }])
    expect(container.textContent).toContain('Attached')
  })

  it('delay the submit until they are uploaded', async () => {
    await choose(file('front.jpg'))
    const sending = current.send(ticketReplyForm, {}, element())
    await act(async () => uploads[0]?.resolve(HASH))
    await sending
    expect(sent).toMatchObject([{ content: 'Look at this.' }])
    expect(readAttachments(sent[0]?.attachments)).toEqual([{ hash: HASH, name: 'front.jpg' }])
  })

  it('are not lost if they were selected before hydration', async () => {
    addPreHydrationFiles(file('early.jpg'))
    let sending = Promise.resolve<unknown>(null)
    await act(async () => {
      sending = current.send(ticketReplyForm, {}, element())
    })
    await act(async () => uploads[0]?.resolve(HASH))
    await sending
    expect(readAttachments(sent[0]?.attachments)).toEqual([{ hash: HASH, name: 'early.jpg' }])
  })

  it('block the submit while one has failed, until it is removed; texts and other files stay', async () => {
    await choose(file('front.jpg'), file('notes.jpg'))
    await act(async () => {
      uploads[0]?.resolve(HASH)
      uploads[1]?.reject(new Error('Use a picture.'))
    })
    expect(container.textContent).toContain('Use a picture.')
    await expect(current.send(ticketReplyForm, {}, element())).resolves.toMatchObject({
      isDone: false,
      errors: { attachments: 'Remove it' },
    })
    expect(sent).toEqual([])
    await act(async () => container.querySelector<HTMLButtonElement>('[aria-label="Remove notes.jpg"]')?.click())
    await current.send(ticketReplyForm, {}, element())
    expect(readAttachments(sent[0]?.attachments)).toEqual([{ hash: HASH, name: 'front.jpg' }])
  })

  it('are rejected before the upload if they are too large, HEIC, of another type or too many', async () => {
    await choose(
      file('large.jpg', { bytes: LIMITS.attachmentBytes + 1 }),
      file('IMG_1.HEIC', { type: '' }),
      file('page.html', { type: 'text/html' }),
    )
    const announcements = Array.from(container.querySelectorAll('[role=status]'), (status) => status.textContent)
    expect(announcements).toEqual(['Too large', 'No HEIC', 'Wrong type'])
    await choose(file('1.jpg'), file('2.jpg'), file('3.jpg'))
    expect(uploads.map(({ name }) => name)).toEqual(['1.jpg', '2.jpg'])
    expect(container.textContent).toContain('Too many')
  })

  it('are cleared when the form is reset', async () => {
    await choose(file('front.jpg'))
    await act(async () => uploads[0]?.resolve(HASH))
    await act(async () => element().reset())
    expect(hidden()).toBe('')
    expect(container.querySelector('li')).toBeNull()
  })
})
