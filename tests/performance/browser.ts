import { chromium, type Browser, type BrowserContext } from '@playwright/test'
import playwrightConfig from '../../playwright.config'

const options = (args: readonly string[]) => {
  const { launchOptions } = playwrightConfig.use ?? {}
  return { ...launchOptions, args: [...(launchOptions?.args ?? []), ...args] }
}

/** Launches the browser of the tests with further arguments. */
export const launchBrowser = (args: readonly string[]): Promise<Browser> => chromium.launch(options(args))

/** As `launchBrowser`, with a persistent profile: pages opened outside of Playwright share its cookies. */
export const launchContext = (folder: string, baseURL: string, args: readonly string[]): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, { ...options(args), baseURL, ignoreHTTPSErrors: true })
