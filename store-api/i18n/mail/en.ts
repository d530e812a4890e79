import type { MailTexts } from './mail-texts'
import { en as order } from './order/en'

export const en: MailTexts = {
  greeting: 'Hello,',
  signature: (shop) => `Your ${shop} team`,
  orCopy: 'If the button does not work, copy this address into your browser:',
  verifyEmail: {
    subject: (shop) => `Confirm your email for ${shop}`,
    before: ['Thank you for signing up. Please confirm that this is your email address.'],
    action: 'Confirm email',
    after: [
      'The link works once, within 24 hours.',
      'You did not sign up? Then ignore this mail: without you nothing will happen.',
    ],
  },
  alreadyRegistered: {
    subject: (shop) => `You already have an account at ${shop}`,
    before: [
      'Somebody, probably you, just tried to sign up with this email address. You already have an account, so nothing was changed.',
      'Sign in as usual. If you no longer know your password, choose a new one on the sign-in page.',
    ],
    action: 'Sign in',
    after: ['It was not you? Then you need not do anything.'],
  },
  resetPassword: {
    subject: (shop) => `Your new password for ${shop}`,
    before: ['Somebody, probably you, asked to choose a new password for your account.'],
    action: 'Choose a new password',
    after: [
      'The link works once, within 24 hours. A newer mail like this one takes its place.',
      'It was not you? Then ignore this mail: your password stays as it is.',
    ],
  },
  passwordChanged: {
    subject: (shop) => `Your password at ${shop} was changed`,
    before: ['The password of your account was just changed.'],
    action: 'Choose a new password',
    after: ['It was you? Then all is well. If it was not, choose a new password at once.'],
  },
  order,
}
