import type { CataloguePage } from '../catalogue'
import { text } from '../../../i18n/local-text'

/** The questions on the delivery page. */
export const DELIVERY_QUESTIONS: CataloguePage['questions'] = [
  {
    question: text(
      'Can I change the address after ordering?',
      '¿Puedo cambiar la dirección después de pedir?',
      'Kann ich die Adresse nach der Bestellung noch ändern?',
    ),
    answer: text(
      'Yes, as long as the order is not packed. Write to us with the order number and the new address. Once the parcel is on its way, the carrier can often redirect it: the link is in the email we sent when it shipped.',
      'Sí, mientras el pedido no esté empaquetado. Escríbenos con el número de pedido y la dirección nueva. Si ya va de camino, el transportista suele poder desviarlo: el enlace está en el correo que te enviamos cuando salió.',
      'Ja, solange die Bestellung nicht gepackt ist. Schreib uns mit Bestellnummer und neuer Adresse. Ist das Paket schon unterwegs, kann der Paketdienst es oft umleiten: Der Link steht in der Versand-E-Mail.',
    ),
  },
  {
    question: text(
      'What happens if I am not at home?',
      '¿Qué pasa si no estoy en casa?',
      'Was passiert, wenn ich nicht zu Hause bin?',
    ),
    answer: text(
      'The carrier tries again on the next working day and then keeps the parcel at a collection point near you for seven days. After that it comes back to us, and we ask you what to do.',
      'El transportista lo intenta otra vez el siguiente día laborable y después deja el paquete siete días en un punto de recogida cercano. Pasado ese tiempo vuelve a nosotros y te preguntamos qué hacemos.',
      'Der Paketdienst versucht es am nächsten Werktag noch einmal und lagert das Paket dann sieben Tage in einer Abholstelle in deiner Nähe. Danach kommt es zu uns zurück, und wir fragen dich, wie es weitergeht.',
    ),
  },
  {
    question: text(
      'Why did only part of my order arrive?',
      '¿Por qué ha llegado solo una parte de mi pedido?',
      'Warum ist nur ein Teil meiner Bestellung angekommen?',
    ),
    answer: text(
      'If one shirt is being printed and the rest is ready, we sometimes send two parcels, so that you wait less. You pay nothing extra, and order tracking lists every parcel by itself.',
      'Si estamos estampando una camiseta y lo demás ya está listo, a veces mandamos dos paquetes para que esperes menos. No pagas nada más, y en el seguimiento del pedido aparece cada paquete por separado.',
      'Wenn ein Trikot noch bedruckt wird und der Rest fertig ist, schicken wir manchmal zwei Pakete, damit du weniger wartest. Das kostet dich nichts extra, und unter „Bestellung verfolgen“ steht jedes Paket einzeln.',
    ),
  },
]
