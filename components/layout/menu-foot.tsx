'use client'

import { useHint } from '@/lib/account/use-hint'
import { buttonClass } from '../ui/button-class'
import { LinkButton } from '../ui/link-button'
import type { AccountTexts } from './account-texts'
import { LoginLink } from './login-link'
import styles from './menu-foot.module.scss'

/** The ways in, at the thumb's end of the menu. A customer needs none. */
export function MenuFoot({ texts }: { texts: AccountTexts }) {
  if (useHint()) return null
  return (
    <div className={styles.foot}>
      <LoginLink className={buttonClass({ isWide: true })}>{texts.login}</LoginLink>
      <LinkButton kind="line" isWide href="/register">
        {texts.register}
      </LinkButton>
    </div>
  )
}
