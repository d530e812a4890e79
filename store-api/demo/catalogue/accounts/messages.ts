import { text } from '../../../i18n/local-text'
import type { CatalogueMessage } from '../catalogue'
import { JOEL, MARA } from './customers'

/** The newest first. */
export const MESSAGES_OF_MARA: CatalogueMessage[] = [
  {
    email: MARA,
    sentHoursAgo: 0.4,
    readHoursAgo: null,
    subject: text(
      'Your order TL-261187 is waiting for your payment',
      'Tu pedido TL-261187 está pendiente de pago',
      'Deine Bestellung TL-261187 wartet auf die Zahlung',
    ),
    text: text(
      `Thank you for your order TL-261187. We’ve put the items aside for you.

Your payment hasn’t reached us yet. As soon as it does, we’ll start packing and write to you again.`,
      `Gracias por tu pedido TL-261187. Te hemos reservado los artículos.

Todavía no nos ha llegado el pago. En cuanto llegue, empezamos a prepararlo y te volvemos a escribir.`,
      `Danke für deine Bestellung TL-261187. Wir haben die Artikel für dich zurückgelegt.

Deine Zahlung ist noch nicht bei uns angekommen. Sobald sie da ist, packen wir und melden uns wieder bei dir.`,
    ),
  },
  {
    email: MARA,
    sentHoursAgo: 48.5,
    readHoursAgo: null,
    subject: text(
      'Part of your order TL-261098 is on its way',
      'Parte de tu pedido TL-261098 está en camino',
      'Ein Teil deiner Bestellung TL-261098 ist unterwegs',
    ),
    text: text(
      `The shorts and the socks from your order TL-261098 left the workshop today with Parcelwing.

The shirt with your name and number is still being printed. It will follow in its own parcel, at no extra cost.`,
      `El pantalón y las medias de tu pedido TL-261098 han salido hoy del taller con Parcelwing.

La camiseta con tu nombre y tu número aún se está estampando. Te llegará en otro paquete, sin coste adicional.`,
      `Hose und Stutzen aus deiner Bestellung TL-261098 haben heute mit Parcelwing die Werkstatt verlassen.

Das Trikot mit deinem Namen und deiner Nummer wird noch bedruckt. Es folgt in einem eigenen Paket, ohne weitere Kosten.`,
    ),
  },
  {
    email: MARA,
    sentHoursAgo: 96,
    readHoursAgo: 90,
    subject: text(
      'Your order TL-260934 is on its way',
      'Tu pedido TL-260934 está en camino',
      'Deine Bestellung TL-260934 ist unterwegs',
    ),
    text: text(
      `Good news: your order TL-260934 was handed to Parcelwing, all three items in one parcel.

You’ll find the tracking number in your account, under this order.`,
      `Buenas noticias: hemos entregado tu pedido TL-260934 a Parcelwing, con los tres artículos en un solo paquete.

El número de seguimiento está en tu cuenta, en la página de este pedido.`,
      `Gute Nachrichten: Deine Bestellung TL-260934 ist bei Parcelwing, alle drei Artikel in einem Paket.

Die Sendungsnummer findest du in deinem Konto bei dieser Bestellung.`,
    ),
  },
  {
    email: MARA,
    sentHoursAgo: 902.5,
    readHoursAgo: 880,
    subject: text(
      'Your order TL-260480 was cancelled',
      'Tu pedido TL-260480 se ha cancelado',
      'Deine Bestellung TL-260480 wurde storniert',
    ),
    text: text(
      `As you asked, we’ve cancelled your order TL-260480. You haven’t been charged.

If you change your mind, the goalkeeper shirt is still in the shop.`,
      `Tal como nos pediste, hemos cancelado tu pedido TL-260480. No te hemos cobrado nada.

Si cambias de idea, la camiseta de portero sigue en la tienda.`,
      `Wie gewünscht haben wir deine Bestellung TL-260480 storniert. Es wurde nichts abgebucht.

Falls du es dir anders überlegst: Das Torwarttrikot ist weiter im Shop.`,
    ),
  },
]

/** The newest first. */
export const MESSAGES_OF_JOEL: CatalogueMessage[] = [
  {
    email: JOEL,
    sentHoursAgo: 21.2,
    readHoursAgo: null,
    subject: text(
      'We’ve received your payment for TL-261142',
      'Hemos recibido el pago de tu pedido TL-261142',
      'Deine Zahlung für TL-261142 ist da',
    ),
    text: text(
      `Thanks, we’ve received your payment for order TL-261142.

Your shirt goes to the printing table next: OKAFOR, number 8. That takes two working days at the moment.`,
      `Gracias, el pago de tu pedido TL-261142 ya ha llegado.

Ahora le toca a tu camiseta pasar por la mesa de estampado: OKAFOR, número 8. En este momento tarda dos días laborables.`,
      `Danke, deine Zahlung für die Bestellung TL-261142 ist angekommen.

Als Nächstes kommt dein Trikot auf den Drucktisch: OKAFOR, Nummer 8. Das dauert zurzeit zwei Werktage.`,
    ),
  },
  {
    email: JOEL,
    sentHoursAgo: 338,
    readHoursAgo: 331,
    subject: text('Your parcel has arrived', 'Tu paquete ha llegado', 'Dein Paket ist angekommen'),
    text: text(
      `Nordpost Express tells us that your order TL-260712 was delivered and signed for.

Is something wrong with it? You have 30 days to send it back. Just open a ticket about this order.`,
      `Nordpost Express nos confirma que tu pedido TL-260712 se ha entregado con firma.

¿Hay algo que no esté bien? Tienes 30 días para devolverlo. Solo tienes que abrir una consulta sobre este pedido.`,
      `Nordpost Express meldet uns, dass deine Bestellung TL-260712 gegen Unterschrift zugestellt wurde.

Stimmt etwas nicht? Du hast 30 Tage Zeit für die Rückgabe. Stell dafür einfach eine Anfrage zu dieser Bestellung.`,
    ),
  },
  {
    email: JOEL,
    sentHoursAgo: 504.5,
    readHoursAgo: 500,
    subject: text(
      'Your refund for TL-260655 is on its way',
      'Te hemos devuelto el importe del pedido TL-260655',
      'Dein Geld für TL-260655 ist auf dem Weg zurück',
    ),
    text: text(
      `We are sorry: the kids’ shirts of your order TL-260655 failed our last check, and there are none left in this size.

We refunded the whole amount today. It can take up to five working days to appear on your statement.`,
      `Lo sentimos: las camisetas infantiles de tu pedido TL-260655 no pasaron nuestra última revisión y ya no quedan de esa talla.

Hoy te hemos devuelto el importe completo. Puede tardar hasta cinco días laborables en aparecer en tu cuenta.`,
      `Es tut uns leid: Die Kindertrikots aus deiner Bestellung TL-260655 haben unsere letzte Prüfung nicht bestanden, und in dieser Größe gibt es keine mehr.

Wir haben heute den ganzen Betrag erstattet. Bis er auf deinem Konto erscheint, dauert es bis zu fünf Werktage.`,
    ),
  },
  {
    email: JOEL,
    sentHoursAgo: 1401.5,
    readHoursAgo: 1401,
    subject: text('Welcome to Touchline', 'Te damos la bienvenida a Touchline', 'Willkommen bei Touchline'),
    text: text(
      `Good to have you with us, Joel.

In your account you’ll find your orders, your addresses and our messages. If you have a question, open a ticket: we reply within 24 hours.`,
      `Nos alegra tenerte aquí, Joel.

En tu cuenta encontrarás tus pedidos, tus direcciones y nuestros mensajes. Si tienes alguna duda, abre una consulta: respondemos en 24 horas.`,
      `Schön, dass du dabei bist, Joel.

In deinem Konto findest du deine Bestellungen, deine Adressen und unsere Nachrichten. Wenn du eine Frage hast, stell eine Anfrage: Wir antworten innerhalb von 24 Stunden.`,
    ),
  },
]
