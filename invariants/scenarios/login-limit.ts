import { captcha } from '../../store-api/db/schema'
import { CODES } from '../../lib/contract/codes'
import { tally, type Scenario } from '../scenario'
import { visitors } from '../world/crowd'
import { emailOf } from '../world/template'

/** Wrong passwords of one email that are looked at within a quarter of an hour. */
const LIMIT = 10

export const loginLimit: Scenario = {
  name: 'login-limit',
  title: 'of 50 guesses at one password, made at once on 50 devices, ten are looked at',
  run: async (world) => {
    const { db, clock, claims } = world
    const shoppers = await visitors(world, world.many(50, 50))
    const passExpiresAt = new Date(clock.now() + 600_000)
    // All have solved a captcha, so that nothing but the limit stands in their way.
    await db
      .insert(captcha)
      .values(shoppers.map(({ device }) => ({ device, answerExpiresAt: passExpiresAt, passExpiresAt })))
    world.beginRace()
    const answers = await Promise.all(
      shoppers.map((shopper, n) =>
        shopper.send('POST', '/api/login', { body: { email: emailOf(0), password: `a-wrong-password-${n}` } }),
      ),
    )
    const codes = tally(answers.map(({ code }) => code))
    claims.same('ten are looked at', codes, { [CODES.invalidLogin]: LIMIT, 429: shoppers.length - LIMIT })
  },
}
