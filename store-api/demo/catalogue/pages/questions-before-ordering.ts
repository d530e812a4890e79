import type { CataloguePage } from '../catalogue'
import { text } from '../../../i18n/local-text'

export const QUESTIONS_BEFORE_ORDERING: CataloguePage['questions'] = [
  {
    question: text('How do I find my size?', '¿Cómo sé cuál es mi talla?', 'Wie finde ich meine Größe?'),
    answer: text(
      'Every product page has a size guide in centimetres. Lay a shirt you like flat on the table, measure it and compare. Real shirts may differ from the guide by 1 to 2 cm. Between two sizes, take the smaller one for playing and the larger one for watching.',
      'En cada producto hay una guía de tallas en centímetros. Extiende sobre la mesa una camiseta que te quede bien, mídela y compara. Las prendas pueden variar de 1 a 2 cm respecto a la guía. Si dudas entre dos tallas, la pequeña para jugar y la grande para mirar.',
      'Auf jeder Produktseite gibt es eine Größentabelle in Zentimetern. Leg ein Trikot, das dir gut passt, flach auf den Tisch, miss es und vergleiche. Das einzelne Teil kann um 1 bis 2 cm abweichen. Zwischen zwei Größen nimmst du die kleinere zum Spielen und die größere zum Zuschauen.',
    ),
  },
  {
    question: text('What can I have printed?', '¿Qué puedo estampar?', 'Was kann ich aufdrucken lassen?'),
    answer: text(
      'A name of up to 12 letters and a number from 0 to 99, or only one of them. Spaces, dots, hyphens, apostrophes and accents are fine. We heat-press it in our own workshop, exactly as you typed it, so read it once more. Which shirts can be printed is shown on their pages.',
      'Un nombre de hasta 12 letras y un número del 0 al 99, o solo una de las dos cosas. Valen espacios, puntos, guiones, apóstrofos y tildes. Lo estampamos en nuestro propio taller tal como lo escribes, así que reléelo. En la página de cada camiseta pone si se puede personalizar.',
      'Einen Namen mit bis zu 12 Buchstaben und eine Nummer von 0 bis 99, oder nur eins von beiden. Leerzeichen, Punkte, Bindestriche, Apostrophe und Akzente gehen auch. Wir pressen alles in der eigenen Werkstatt auf, genau wie eingegeben, lies es also noch einmal durch. Ob sich ein Trikot bedrucken lässt, steht auf seiner Seite.',
    ),
  },
  {
    question: text('How can I pay?', '¿Cómo puedo pagar?', 'Wie kann ich bezahlen?'),
    answer: text(
      'By PayPal, Visa, Mastercard or JCB. You pay on our bank’s payment page, so your card number never passes through the shop.',
      'Con PayPal, Visa, Mastercard o JCB. Pagas en la página de pago de nuestro banco, así que el número de tu tarjeta nunca pasa por la tienda.',
      'Mit PayPal, Visa, Mastercard oder JCB. Du zahlst auf der Zahlungsseite unserer Bank, deine Kartennummer kommt im Shop also nie vorbei.',
    ),
  },
  {
    question: text('What does delivery cost?', '¿Cuánto cuesta el envío?', 'Was kostet der Versand?'),
    answer: text(
      'Standard delivery is free on every order and takes 3–5 working days in the United Kingdom, 4–7 in the rest of Europe and 7–14 farther away. Express costs extra and is not available everywhere; the checkout shows what’s available for your address.',
      'El envío estándar es gratis en todos los pedidos y tarda de 3 a 5 días laborables en el Reino Unido, de 4 a 7 en el resto de Europa y de 7 a 14 más lejos. El exprés se paga aparte y no llega a todas partes; al tramitar el pedido ves lo que hay para tu dirección.',
      'Der Standardversand ist bei jeder Bestellung kostenlos und dauert im Vereinigten Königreich 3–5 Werktage, im übrigen Europa 4–7, weiter weg 7–14. Express kostet extra und geht nicht überallhin; an der Kasse siehst du, was für deine Adresse möglich ist.',
    ),
  },
  {
    question: text('Do I need an account?', '¿Necesito una cuenta?', 'Brauche ich ein Konto?'),
    answer: text(
      'No. You can order with an email address and track the order with its number. With an account, your addresses, orders and tickets are in one place, and the next order takes a minute less.',
      'No. Puedes comprar con tu correo y seguir el pedido con su número. Con una cuenta tienes tus direcciones, pedidos y consultas en un mismo sitio, y el siguiente pedido te lleva un minuto menos.',
      'Nein. Du kannst mit einer E-Mail-Adresse bestellen und die Bestellung mit ihrer Nummer verfolgen. Mit Konto hast du Adressen, Bestellungen und Anfragen an einem Ort, und die nächste Bestellung geht eine Minute schneller.',
    ),
  },
  {
    question: text('Can you send it as a gift?', '¿Lo podéis enviar como regalo?', 'Verschickt ihr auch Geschenke?'),
    answer: text(
      'Yes. Enter their address for delivery. There is no price in the parcel; only you can download the invoice. Write to us with the order number if you would like a card in it, and we’ll copy your words by hand.',
      'Sí. Pon su dirección como dirección de entrega. En el paquete no va ningún precio; la factura solo la puedes descargar tú. Si quieres una tarjeta, escríbenos con el número de pedido y copiamos tus palabras a mano.',
      'Ja. Gib als Lieferadresse die Adresse der anderen Person an. Im Paket liegt kein Preis, die Rechnung kannst nur du herunterladen. Wenn du eine Karte dazu möchtest, schreib uns mit der Bestellnummer, und wir übertragen deine Worte von Hand.',
    ),
  },
  {
    question: text(
      'Do you supply whole teams or shops?',
      '¿Servís a equipos enteros o a tiendas?',
      'Beliefert ihr auch ganze Mannschaften oder Läden?',
    ),
    answer: text(
      'Teams, yes: for ten shirts or more we’ll quote you a price with printing included. Shops can ask for a price list for fifty items or more. Write to help@touchline.example with the quantity and your date; you’ll hear from us within two working days.',
      'A equipos, sí: a partir de diez camisetas hacemos una oferta con el estampado incluido. Las tiendas pueden pedir tarifas desde cincuenta prendas. Escribe a help@touchline.example con la cantidad y la fecha; en dos días laborables tienes noticias.',
      'Mannschaften ja: Ab zehn Trikots machen wir ein Angebot, Druck inklusive. Läden können ab fünfzig Artikeln eine Preisliste bekommen. Schreib an help@touchline.example, wie viele Artikel und bis wann; nach spätestens zwei Werktagen hörst du von uns.',
    ),
  },
]
