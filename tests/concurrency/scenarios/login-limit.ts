import { CODES } from '../../../contract/codes'
import { countByCode, type Scenario } from '../scenario'
import { openVisitors } from '../harness/checkout'
import { emailOf } from '../harness/template'

/** Wrong passwords per email that are checked without a captcha within 15 minutes. */
const FREE_ATTEMPTS = 3

export const loginLimit: Scenario = {
  name: 'login-limit',
  title: 'of 50 concurrent guesses at one password on 50 devices without captchas, three are compared',
  run: async (environment) => {
    const { claims } = environment
    const shoppers = await openVisitors(environment, environment.scaled(50, 50))
    environment.startDelays()
    const responses = await Promise.all(
      shoppers.map((shopper, n) =>
        shopper.send('POST', '/api/login', { body: { email: emailOf(0), password: `a-wrong-password-${n}` } }),
      ),
    )
    const codes = countByCode(responses.map(({ code }) => code))
    claims.same('three passwords are checked', codes, {
      [CODES.invalidLogin]: FREE_ATTEMPTS,
      [CODES.captcha]: shoppers.length - FREE_ATTEMPTS,
    })
  },
}
