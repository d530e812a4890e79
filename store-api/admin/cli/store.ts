import { type Locale, LOCALES } from '../../i18n/locale'
import { userInfo } from 'node:os'
import { DocumentError } from '../../catalog/operations/change'
import { changeStore } from '../../catalog/operations/set-store'
import { LIMITS } from '../../../contract/limits'
import type { StoreChange } from '../store-settings'
import { CommandError } from './command-error'
import { convertValidationErrors, readTextFile, print, toOneOf } from './args'
import { extensionListSchema, type ExtensionScript } from '../../../contract/entities/store'
import { withDatabase } from './with-shop'
import { setTextsCommand } from './texts'

/** The shop's settings as options. */
interface StoreInput {
  name?: string
  logo?: string
  title?: string
  seoDescription?: string
  seoKeywords?: string
  address?: string
  email?: string
  telephone?: string
  workingHours?: string
  notice?: string[]
  returnDays?: string
  restrictPlatform?: string
  restrictLanguage?: string
}

const PLATFORMS = ['mobile', 'pc'] as const

/** A language tag as browsers send it: `de`, `de-AT`. */
const LANGUAGE_PATTERN = /^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/

/** `none`, or comma-separated words. */
const toList = (list: string): string[] => (list === 'none' ? [] : list.split(',').map((entry) => entry.trim()))

/** @throws CommandError */
function toLanguage(value: string): string {
  if (!LANGUAGE_PATTERN.test(value)) throw new CommandError(`${value} is no language: write it as de or de-AT.`)
  return value
}

/** @throws CommandError */
function toEmail(value: string): string {
  if (!/^[^\s@]+@[^\s@]+$/.test(value)) throw new CommandError(`${value} is no email address.`)
  return value
}

/** A web address, or a path of the shop; `none` for the drawn mark. @throws CommandError */
function toLogo(value: string): string {
  if (value === 'none') return ''
  const isAddress = /^https?:\/\/./.test(value) && URL.canParse(value)
  if (isAddress || /^\/[^/\\]/.test(value)) return value
  throw new CommandError(`${value} is no address of a picture: write it as https://… or /…`)
}

/** Days as digits, or `none`. @throws CommandError */
function toReturns(value: string): StoreChange['returns'] {
  if (value === 'none') return null
  const days = /^\d{1,4}$/.test(value) ? Number(value) : 0
  if (days < 1 || days > LIMITS.returnDays)
    throw new CommandError(`${value} is no number of days from 1 to ${LIMITS.returnDays}.`)
  return { days }
}

/** Omits undefined fields. */
const omitUndefined = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], undefined>
  }

/** A change of the settings from the command's options. @throws CommandError for invalid values */
export function readStore(options: StoreInput, language: Locale): StoreChange {
  const { name, title, seoDescription, seoKeywords, address, email, telephone, workingHours, notice } = options
  const { restrictPlatform: platforms, restrictLanguage: languages } = options
  return {
    language,
    ...omitUndefined({
      name: name?.trim(),
      logo: options.logo === undefined ? undefined : toLogo(options.logo),
      title: title?.trim(),
      seoDescription,
      seoKeywords,
      notify: notice?.filter((one) => one.trim() !== ''),
      returns: options.returnDays === undefined ? undefined : toReturns(options.returnDays),
    }),
    contact: omitUndefined({
      address,
      telephone,
      email: email && toEmail(email),
      workingHours,
    }),
    restrict: omitUndefined({
      platform: platforms === undefined ? undefined : toList(platforms).map((one) => toOneOf(one, PLATFORMS)),
      language: languages === undefined ? undefined : toList(languages).map(toLanguage),
    }),
  }
}

const isWebAddress = (text: string) => URL.canParse(text) && new URL(text).protocol === 'https:'

/** Extension scripts as a JSON list. @throws CommandError @throws ValidationError for what the contract does not allow */
export function readScripts(json: string): ExtensionScript[] {
  const scripts = extensionListSchema.validateSync(parse(json), { strict: true, stripUnknown: false })
  const invalid = scripts.find(({ src, content }) => (src === '') === (content === ''))
  if (invalid) throw new CommandError(`The script ${invalid.id} needs a src or a content, and not both.`)
  const insecure = scripts.find(({ src }) => src !== '' && !isWebAddress(src))
  if (insecure) throw new CommandError(`The src of the script ${insecure.id} must begin with https://.`)
  if (new Set(scripts.map(({ id }) => id)).size < scripts.length)
    throw new CommandError('Two scripts have the same id.')
  return scripts
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw new CommandError('The list of scripts is no JSON.')
  }
}

/** Options of `set-store`. */
export interface SetStoreOptions extends StoreInput {
  scripts?: string
  language?: Locale
}

/** Changes settings that appear on every page. @throws CommandError */
export async function setStoreCommand({
  scripts: file,
  language: requestedLanguage,
  ...options
}: SetStoreOptions): Promise<void> {
  if (file === undefined && Object.keys(options).length === 0)
    throw new CommandError('This command takes what is to be changed, such as --name "Leaf & Pot".')
  // Invalid changes are rejected before the database is opened.
  readStore(options, LOCALES[0])
  await convertValidationErrors(async () => {
    const scripts = file === undefined ? undefined : readScripts(await readTextFile(file))
    await withDatabase(async (shop) => {
      const change = readStore(options, requestedLanguage ?? shop.language)
      const { outcome } = await changeStore(shop, { change, scripts }, { actor: userInfo().username }).catch(
        (error: unknown) => {
          throw error instanceof DocumentError ? new CommandError('The shop was never filled: serve it first.') : error
        },
      )
      print(outcome === 'same' ? 'The shop says so already.' : 'The shop says so from now on.')
    })
  })
}

/** Options of `set-page`. */
export interface PageOptions {
  from?: string
  title?: string
  description?: string
  language?: Locale
}

/** Changes the texts of a content page. @throws CommandError if it does not exist */
export async function setPageCommand(key: string, options: PageOptions): Promise<void> {
  const { from, title, description: seoDescription, language } = options
  if ((from ?? title ?? seoDescription) === undefined)
    throw new CommandError('This command takes --from, --title or --description.')
  const html = from === undefined ? undefined : await readTextFile(from)
  await setTextsCommand({ kind: 'page', key, language, texts: { html, title: title?.trim(), seoDescription } })
}
