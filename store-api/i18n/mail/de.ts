import type { MailTexts } from './mail-texts'
import { de as order } from './order/de'

export const de: MailTexts = {
  greeting: 'Hallo,',
  signature: (shop) => `Dein Team von ${shop}`,
  orCopy: 'Falls der Button nicht funktioniert, kopiere diese Adresse in deinen Browser:',
  verifyEmail: {
    subject: (shop) => `Bestätige deine E-Mail-Adresse für ${shop}`,
    before: ['danke für deine Registrierung. Bitte bestätige, dass das deine E-Mail-Adresse ist.'],
    action: 'E-Mail-Adresse bestätigen',
    after: [
      'Der Link gilt 24 Stunden und nur einmal.',
      'Du hast dich nicht registriert? Dann ignoriere diese E-Mail: Ohne dich passiert nichts.',
    ],
  },
  alreadyRegistered: {
    subject: (shop) => `Du hast schon ein Konto bei ${shop}`,
    before: [
      'jemand, vermutlich du, wollte sich gerade mit dieser E-Mail-Adresse registrieren. Du hast schon ein Konto, deshalb wurde nichts geändert.',
      'Melde dich an wie immer. Falls du dein Passwort nicht mehr weißt, kannst du auf der Anmeldeseite ein neues wählen.',
    ],
    action: 'Anmelden',
    after: ['Das warst nicht du? Dann musst du nichts tun.'],
  },
  resetPassword: {
    subject: (shop) => `Dein neues Passwort für ${shop}`,
    before: ['jemand, vermutlich du, möchte ein neues Passwort für dein Konto wählen.'],
    action: 'Neues Passwort wählen',
    after: [
      'Der Link gilt 24 Stunden und nur einmal. Eine neuere E-Mail dieser Art ersetzt ihn.',
      'Das warst nicht du? Dann ignoriere diese E-Mail: Dein Passwort bleibt, wie es ist.',
    ],
  },
  passwordChanged: {
    subject: (shop) => `Dein Passwort bei ${shop} wurde geändert`,
    before: ['das Passwort deines Kontos wurde gerade geändert.'],
    action: 'Neues Passwort wählen',
    after: ['Das warst du? Dann ist alles in Ordnung. Wenn nicht, wähle sofort ein neues Passwort.'],
  },
  order,
}
