import type { CheckoutTexts } from './checkout-texts'

export const de: CheckoutTexts = {
  cartEmpty: 'Dein Warenkorb ist leer.',
  changed: 'Seit du deine Bestellung zuletzt gesehen hast, hat sich etwas geändert. Bitte prüfe sie und bestelle dann.',
  couponInvalid: 'Ungültiger Gutschein',
  coupon: {
    unknown: 'Diesen Code kennen wir nicht.',
    notYet: 'Er gilt noch nicht.',
    ended: 'Er ist abgelaufen.',
    usedUp: 'Er ist aufgebraucht.',
    usedByEmail: 'Du hast ihn schon eingelöst.',
    belowMinimum: (amount) => `Er gilt erst ab einem Warenwert von ${amount}.`,
  },
  emailInvalid: 'Stimmt deine E-Mail-Adresse? Versuch es bitte noch einmal.',
  fieldInvalid: 'Bitte prüfe, was du hier eingegeben hast.',
  fieldRequired: 'Bitte fülle dieses Feld aus.',
  fieldTooLong: (most) => `Höchstens ${most} Zeichen, bitte.`,
  fieldTooShort: (least) => `Mindestens ${least} Zeichen, bitte.`,
  inFlight: 'Deine Bestellung wird gerade aufgegeben. Einen Moment bitte.',
  keyReused:
    'Diese Anfrage wurde schon für eine andere Bestellung beantwortet. Lade die Seite neu und versuch es noch einmal.',
  notPossibleAnyMore: 'Das ist bei dieser Bestellung nicht mehr möglich.',
  paymentAway:
    'Der Zahlungsdienst ist gerade nicht erreichbar. Es wurde nichts abgebucht; versuch es gleich noch einmal.',
  paymentMethodUnknown: 'Bitte wähle, wie du bezahlen möchtest.',
  shippingUnknown: 'Bitte wähle, wie wir deine Bestellung liefern sollen.',
  stockShort: 'Inzwischen wurden einige Teile verkauft. Bitte prüfe die Mengen.',
}
