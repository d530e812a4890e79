import { boolean, object, string, type InferType } from 'yup'
import { LIMITS, UUID_PATTERN } from '../limits'
import { email, flag, optionalText, singleLineText } from '../rules'

/** A first or last name (spec §5). */
export const personName = () => singleLineText(LIMITS.name)

/** A new password (spec §5). It is not trimmed: spaces count. */
export const password = () => string().min(LIMITS.password.min).max(LIMITS.password.max).required()

/** A password to verify: the rules for new passwords do not apply. */
const enteredPassword = () => string().min(1).max(LIMITS.password.max).required()

/** A single-use token from an email link: 256 random bits in base64url. */
const linkToken = () =>
  string()
    .matches(/^[A-Za-z0-9_-]{43}$/)
    .required()

/** The customer's own profile (spec §3). */
export const userSchema = object({
  /** Empty for a visitor (spec §4). Stored emails are not validated again. */
  email: optionalText(),
  firstname: optionalText(),
  lastname: optionalText(),
  /** Whether the email address was verified; if omitted, no verification is requested. */
  isVerified: flag(true),
})

/** Body of `PUT /api/user`: the whole profile. */
export const profileSchema = object({ firstname: personName(), lastname: personName() }).noUnknown()

/** Body of `PUT /api/user/password`. */
export const passwordChangeSchema = object({ oldPassword: enteredPassword(), newPassword: password() }).noUnknown()

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
  password: enteredPassword(),
  /** `knownDevice` of the reply to an earlier login on this device. */
  knownDevice: string().max(100),
  /** New device uuid, which the token is bound to. The merged cart is the one of the uuid that signs the call. */
  nextUuid: string().matches(UUID_PATTERN),
  /** Whether the data entered in the device's checkout is transferred to the customer's. */
  joinsCheckout: boolean().default(true),
}).noUnknown()

/** The reply to a login. The token is stored in the encrypted cookie; no browser can read it. */
export const loginResponseSchema = object({
  token: string().required(),
  user: userSchema.required(),
  /** Marks the device as known at the next login; it is not a session. */
  knownDevice: string(),
})

export const verifyEmailSchema = object({ token: linkToken() }).noUnknown()
export const forgotPasswordSchema = object({ email: email() }).noUnknown()
export const resetPasswordSchema = object({ token: linkToken(), password: password() }).noUnknown()

/** `uuid` is accepted in the query as in the spec (§7), but only the header is used. */
export const captchaQuerySchema = object({ uuid: string() })

export type UserInfo = InferType<typeof userSchema>
export type Profile = InferType<typeof profileSchema>
export type PasswordChange = InferType<typeof passwordChangeSchema>
export type Register = InferType<typeof registerSchema>
export type Login = InferType<typeof loginSchema>
export type LoginResponse = InferType<typeof loginResponseSchema>
export type ResetPassword = InferType<typeof resetPasswordSchema>
