import type { ExtensionScript } from '@/contract/entities/store'

/** The operator's scripts in the page's head (spec §3); lib/data/extension.ts decides which ones are allowed. */
export const ExtensionScripts = ({ scripts }: { scripts: ExtensionScript[] }) =>
  scripts.map(({ id, src, type, defer, async, content }) =>
    src ? (
      <script key={id} id={id} src={src} type={type || undefined} defer={defer} async={async} />
    ) : (
      <script key={id} id={id} type={type || undefined} dangerouslySetInnerHTML={{ __html: content }} />
    ),
  )
