/** @jest-environment node */
import { SETTINGS_KNOWN_HEADER } from '../settings-known-header'
import { SettingsKnown } from './settings-known'
import { askedServer } from './testing/asked-server'

const onChange = jest.fn()
const settings = new SettingsKnown(onChange)
let told: string | null
const { get } = askedServer((_, response) => {
  settings.hear(response)
  if (told !== null) response.setHeader(SETTINGS_KNOWN_HEADER, told)
  response.end('page')
})

describe("what the middleware knows of the store's settings", () => {
  it('is told of once when it is lost, and once when it is there again', async () => {
    for (const [says, isKnown] of [
      [null, undefined],
      ['0', false],
      ['0', false],
      [null, false],
      ['1', true],
      ['1', true],
      ['0', false],
    ] as const) {
      told = says
      await get()
      expect(settings.isKnown).toBe(isKnown)
    }
    expect(onChange.mock.calls).toEqual([[false], [true], [false]])
  })

  it('goes out with no answer', async () => {
    told = '1'
    expect((await get()).headers).not.toHaveProperty(SETTINGS_KNOWN_HEADER)
  })
})
