import { boolean, object, string, type InferType } from 'yup'
import { LIMITS, UUID_PATTERN } from '../limits'
import { email, flag, optionalText, writtenLine } from '../rules'

/** A first or last name (spec §5). */
export const personName = () => writtenLine(LIMITS.name)

/** A password that is chosen now (spec §5). Nothing is trimmed: spaces count. */
export const password = () => string().min(LIMITS.password.min).max(LIMITS.password.max).required()

/** A password as it is given to be compared: whatever it is, it is only right or wrong. */
const givenPassword = () => string().min(1).max(LIMITS.password.max).required()

/** A single-use token of a mail's link: 256 random bits in base64url. */
const linkToken = () =>
  string()
    .matches(/^[A-Za-z0-9_-]{43}$/)
    .required()

/** A customer as they see themselves (spec §3). */
export const userSchema = object({
  /** A visitor has none (spec §4). Stored emails are not validated again. */
  email: optionalText(),
  firstname: optionalText(),
  lastname: optionalText(),
  /** Whether the link of the verification mail was followed; without it no verification is requested. */
  isVerified: flag(true),
})

/** Body of `PUT /api/user`: the whole profile. */
export const profileSchema = object({ firstname: personName(), lastname: personName() }).noUnknown()

/** Body of `PUT /api/user/password`. */
export const passwordChangeSchema = object({ oldPassword: givenPassword(), newPassword: password() }).noUnknown()

/** Body of `POST /api/register`. The captcha was checked before, for the same device. */
export const registerSchema = object({
  email: email(),
  password: password(),
  firstname: personName(),
  lastname: personName(),
  /** Terms of use and privacy policy (spec §5). */
  agree: boolean().oneOf([true]).required(),
}).noUnknown()

export const loginSchema = object({
  email: email(),
  password: givenPassword(),
  /** What the reply to an earlier login on this device held. */
  knownDevice: string().max(100),
  /** The device's name from now on: the token is bound to it, while the cart is merged under the one that signs the call. */
  nextUuid: string().matches(UUID_PATTERN),
  /** Whether what was typed into the device's checkout goes on as the customer's. */
  joinsCheckout: boolean().default(true),
}).noUnknown()

/** The reply to a login: the token goes into the sealed cookie and never to a browser. */
export const loginResponseSchema = object({
  token: string().required(),
  user: userSchema.required(),
  /** Marks the device as known at the next login; it is no session. */
  knownDevice: string(),
})

export const verifyEmailSchema = object({ token: linkToken() }).noUnknown()
export const forgotPasswordSchema = object({ email: email() }).noUnknown()
export const resetPasswordSchema = object({ token: linkToken(), password: password() }).noUnknown()

/** The device may be named in the query as in the spec (§7); the header counts. */
export const captchaQuerySchema = object({ uuid: string() })

export type UserInfo = InferType<typeof userSchema>
export type Profile = InferType<typeof profileSchema>
export type PasswordChange = InferType<typeof passwordChangeSchema>
export type Register = InferType<typeof registerSchema>
export type Login = InferType<typeof loginSchema>
export type LoginResponse = InferType<typeof loginResponseSchema>
export type ResetPassword = InferType<typeof resetPasswordSchema>
