'use client'

import { useSyncExternalStore } from 'react'
import { ErrorScreen } from '@/components/errors/error-screen'
import '@/components/styles/base.scss'
import texts from '@/lib/http/page-failed-texts.json'

type Language = keyof typeof texts

const isSupported = (language: string): language is Language => Object.hasOwn(texts, language)

const subscribeNever = () => () => {}

function browserLanguage(): Language {
  const preferred = navigator.language.slice(0, 2)
  return isSupported(preferred) ? preferred : 'en'
}

/** The root error screen (spec §8). It replaces a failed layout, so it depends on no data and no API call. */
export default function GlobalError({ retry }: { retry: () => void }) {
  const language = useSyncExternalStore<Language>(subscribeNever, browserLanguage, () => 'en')
  return (
    <html lang={language}>
      <body>
        <title>{texts[language].title}</title>
        <div id="DX">
          <main>
            <ErrorScreen texts={texts[language]} onRetry={retry} />
          </main>
        </div>
      </body>
    </html>
  )
}
