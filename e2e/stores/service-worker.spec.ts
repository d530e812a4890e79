import { rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { Processes } from '../../tests/harness/processes'
import { startStorefront } from '../../tests/harness/shop'
import { expect, test } from '../fixtures'
import { settingsFor } from './other-store'

test.use({ serviceWorkers: 'allow' })

const variable = (name: string) => process.env[name] ?? ''

const state = (page: Page) =>
  page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, (await caches.keys()).length])

test('SERVICE_WORKER=off removes the worker and what it kept from a browser that comes again', async ({ page }) => {
  const settings = await settingsFor({}, variable('E2E_STORE_API_SECRET'))
  const start = async (mode: 'on' | 'off') => {
    const processes = new Processes()
    const env = { ...settings.env, SERVICE_WORKER: mode }
    const { url } = await startStorefront(processes, { ...settings, env }, variable('E2E_STORE_API_URL'))
    return { url, stop: () => processes.stopAll() }
  }
  try {
    const before = await start('on')
    await page.goto(before.url)
    await expect.poll(() => state(page)).toEqual([1, 1])
    await page.goto('about:blank')
    await before.stop()

    const after = await start('off')
    await page.goto(after.url)
    await expect.poll(() => state(page)).toEqual([0, 0])
    await after.stop()
  } finally {
    rmSync(settings.dataDir, { recursive: true, force: true })
  }
})
