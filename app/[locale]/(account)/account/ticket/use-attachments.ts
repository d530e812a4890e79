import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { LIMITS } from '@/contract/limits'
import {
  ACCEPTED_FILES,
  ATTACHMENTS_FIELD,
  FILE_FIELD,
  fileName,
  readAttachments,
  writeAttachments,
} from '@/lib/account/attachments'
import { readFormValues } from '@/lib/forms/read-form-values'
import { INITIAL_FORM_STATE } from '@/lib/forms/form-state'
import type { SendForm } from '@/lib/forms/send-from-browser'
import type { AttachmentTexts } from './attachment-texts'

/** A selected file. */
export interface ChosenFile {
  id: number
  name: string
  /** 0 if unknown: a file of a form that was sent without JavaScript. */
  bytes: number
  /** The uploaded share; null once the upload has ended. */
  progress: number | null
  hash: string
  /** Why it is not attached; empty if it is valid. */
  problem: string
}

let lastId = 0
const newFile = (change: Partial<ChosenFile>): ChosenFile => ({
  ...{ id: ++lastId, name: '', bytes: 0, progress: null, hash: '', problem: '' },
  ...change,
})

/** The uploaded files as the value of the form field. */
const serializeUploaded = (files: ChosenFile[]) => writeAttachments(files.filter(({ hash }) => hash !== ''))

/** Validates a file before it is sent. If the browser does not know its type, the store API checks it. */
function problemOf({ size, type, name }: File, texts: AttachmentTexts): string {
  if (size > LIMITS.attachmentBytes) return texts.tooLarge
  if (/\.hei[cf]$/i.test(name)) return texts.heic
  return type === '' || ACCEPTED_FILES.split(',').includes(type) ? '' : texts.type
}

/**
 * The files of a form: each is uploaded when it is selected, and the form waits for the uploads when it is submitted.
 */
export function useAttachments(texts: AttachmentTexts, submittedValue: string | undefined) {
  const [files, setFiles] = useState(() => readAttachments(submittedValue).map((file) => newFile(file)))
  const [problem, setProblem] = useState('')
  const current = useRef(files)
  const hidden = useRef<HTMLInputElement>(null)
  const uploads = useRef(new Set<Promise<void>>())

  function updateFiles(next: ChosenFile[]) {
    current.current = next
    setFiles(next)
  }
  const change = (id: number, to: Partial<ChosenFile>) =>
    updateFiles(current.current.map((file) => (file.id === id ? { ...file, ...to } : file)))

  async function upload(id: number, file: File) {
    try {
      const { uploadFile } = await import('@/lib/browser/upload-file')
      const hash = await uploadFile(file, (progress) => change(id, { progress }))
      change(id, { hash, progress: null })
    } catch (error) {
      change(id, { progress: null, problem: (error instanceof Error && error.message) || texts.failed })
    }
  }

  function add(chosen: readonly File[]) {
    const remainingSlots = LIMITS.attachments - current.current.length
    setProblem(chosen.length > remainingSlots ? texts.tooMany : '')
    for (const file of chosen.slice(0, Math.max(0, remainingSlots))) {
      const fileProblem = problemOf(file, texts)
      const entry = newFile({
        name: fileName(file.name),
        bytes: file.size,
        problem: fileProblem,
        progress: fileProblem ? null : 0,
      })
      updateFiles([...current.current, entry])
      if (fileProblem) continue
      const running = upload(entry.id, file).finally(() => uploads.current.delete(running))
      uploads.current.add(running)
    }
  }

  /** Removes the selected files from their input: otherwise a native submit would send them again. */
  function addFromInput(input: HTMLInputElement) {
    const chosen = [...(input.files ?? [])]
    if (chosen.length === 0) return
    add(chosen)
    input.value = ''
  }

  /** Adds the files that were selected before hydration. */
  function addPreHydrationFiles() {
    const input = hidden.current?.form?.elements.namedItem(FILE_FIELD)
    if (input instanceof HTMLInputElement) addFromInput(input)
  }

  const remove = (id: number) => {
    setProblem('')
    updateFiles(current.current.filter((file) => file.id !== id))
  }

  const onHydrated = useEffectEvent(addPreHydrationFiles)
  useEffect(() => onHydrated(), [])

  useEffect(() => {
    const form = hidden.current?.form
    const clear = () => {
      current.current = []
      setFiles([])
      setProblem('')
    }
    form?.addEventListener('reset', clear)
    return () => form?.removeEventListener('reset', clear)
  }, [])

  /** Submits the form once its files are uploaded; a file that failed stops it, and the entered text is kept. */
  const send: SendForm = async (form, _, element) => {
    addPreHydrationFiles()
    await Promise.all(uploads.current)
    if (current.current.some((file) => file.problem !== ''))
      return { ...INITIAL_FORM_STATE, errors: { attachments: texts.problem }, reply: null }
    const { sendFromBrowser } = await import('@/lib/forms/send-from-browser')
    const typed = {
      ...readFormValues(form, new FormData(element)),
      [ATTACHMENTS_FIELD]: serializeUploaded(current.current),
    }
    return sendFromBrowser(form, typed, element)
  }

  return { files, problem, fieldValue: serializeUploaded(files), hidden, addFromInput, remove, send }
}

export type Attachments = ReturnType<typeof useAttachments>
