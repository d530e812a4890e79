import { CODES } from '../../contract/envelope'
import { Failure } from '../http/failure'

/** 4001: the same for an unknown email and a wrong password. Not a 401, which would sign somebody out. */
export const invalidLogin = () => new Failure(400, (texts) => texts.invalidLogin, { code: CODES.invalidLogin })

/** 4001: the old password is another one. */
export const wrongPassword = () => new Failure(400, (texts) => texts.wrongPassword, { code: CODES.invalidLogin })

/** 4002: the device has to solve a captcha first. */
export const captchaNeeded = () => new Failure(400, (texts) => texts.captchaNeeded, { code: CODES.captcha })

/** 4101: a mail's link came too late. */
export const linkExpired = () => new Failure(400, (texts) => texts.linkExpired, { code: CODES.linkExpired })

/** 4102: a mail's link was used, was replaced by a newer one, or never was. */
export const linkUsed = () => new Failure(400, (texts) => texts.linkUsed, { code: CODES.linkUsed })
