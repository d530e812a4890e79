'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { mutate } from 'swr'
import { FormField } from '@/components/forms/form-field'
import type { FormTexts } from '@/components/forms/form-texts'
import { EnhancedForm } from '@/components/forms/enhanced-form'
import { toast } from '@/components/ui/toast'
import { USER_URL } from '@/lib/account/use-user'
import type { User } from '@/lib/account/user'
import { LIMITS } from '@/contract/limits'
import type { FlashState } from '@/lib/forms/flash-state'
import { FormFoot } from './form-foot'

interface Props {
  user: User
  answer: FlashState | null
  texts: { firstname: string; lastname: string; submit: string; done: string; form: FormTexts }
}

const load = async () => (await import('@/lib/forms/definitions/account')).profileForm

/** First and last name. */
export function ProfileForm({ user, answer, texts }: Props) {
  const router = useRouter()
  const [isDone, setDone] = useState(answer?.isDone ?? false)

  async function greetAnew() {
    await mutate(USER_URL)
    router.refresh()
    void toast('success', texts.done)
  }

  const name = (field: 'firstname' | 'lastname', autoComplete: string) => (
    <FormField
      name={field}
      label={texts[field]}
      defaultValue={answer?.values[field] ?? user[field]}
      autoComplete={autoComplete}
      minLength={LIMITS.name.min}
      maxLength={LIMITS.name.max}
      required
    />
  )
  return (
    <div onInput={() => setDone(false)}>
      <EnhancedForm
        name="profile"
        action="/api/form/account/profile"
        isKept
        texts={texts.form}
        answer={answer}
        load={load}
        onDone={greetAnew}
      >
        {name('firstname', 'given-name')}
        {name('lastname', 'family-name')}
        <FormFoot done={isDone ? texts.done : ''} submit={texts.submit} busyText={texts.form.sending} />
      </EnhancedForm>
    </div>
  )
}
