import type { CataloguePage } from '../catalogue'
import { text } from '../../../i18n/local-text'

export const QUESTIONS_AFTER_ORDERING: CataloguePage['questions'] = [
  {
    question: text('Where is my order?', '¿Dónde está mi pedido?', 'Wo ist meine Bestellung?'),
    answer: text(
      'When your parcel leaves us, you get an email with the carrier and the tracking number. You can also look it up under “Order tracking” with the order number and your email address. A large order may travel in two parcels.',
      'Cuando sale el paquete, te llega un correo con el transportista y el número de envío. También puedes consultarlo en «Seguimiento del pedido» con el número de pedido y tu correo. Un pedido grande puede viajar en dos paquetes.',
      'Wenn dein Paket losgeht, bekommst du eine E-Mail mit Paketdienst und Sendungsnummer. Du kannst auch unter „Bestellung verfolgen“ mit Bestellnummer und E-Mail-Adresse nachsehen. Eine große Bestellung reist manchmal in zwei Paketen.',
    ),
  },
  {
    question: text(
      'Can I change or cancel my order?',
      '¿Puedo cambiar o cancelar mi pedido?',
      'Kann ich meine Bestellung ändern oder stornieren?',
    ),
    answer: text(
      'As long as it is not packed and nothing has been printed, yes. Write to us with the order number as soon as you can; a telephone call is quickest. After that, keep what you like and return the rest.',
      'Sí, mientras no esté empaquetado ni estampado. Escríbenos cuanto antes con el número de pedido; por teléfono es aún más rápido. Después, quédate con lo que te guste y devuelve lo demás.',
      'Ja, solange sie nicht gepackt und noch nichts gedruckt ist. Schreib uns möglichst schnell mit der Bestellnummer; am schnellsten ist ein Anruf. Danach behältst du, was dir gefällt, und schickst den Rest zurück.',
    ),
  },
  {
    question: text('How do I return something?', '¿Cómo devuelvo algo?', 'Wie schicke ich etwas zurück?'),
    answer: text(
      'Within 30 days, unworn and with its tags on. Open a ticket or send an email with the order number, and you’ll get a label within 24 hours. Printed shirts can only be returned if they are faulty.',
      'En 30 días, sin usar y con las etiquetas puestas. Abre una consulta o manda un correo con el número de pedido y te enviamos la etiqueta en menos de 24 horas. Las camisetas personalizadas solo se pueden devolver si llegan con algún defecto.',
      'Innerhalb von 30 Tagen, ungetragen und mit Etikett. Stell eine Anfrage oder schick eine E-Mail mit der Bestellnummer, und du bekommst innerhalb von 24 Stunden ein Rücksendeetikett. Bedruckte Trikots nehmen wir nur zurück, wenn sie einen Mangel haben.',
    ),
  },
  {
    question: text(
      'Can I exchange it for another size?',
      '¿Puedo cambiarlo por otra talla?',
      'Kann ich gegen eine andere Größe tauschen?',
    ),
    answer: text(
      'The quickest way is to order the right size now, before it sells out, and send the other one back for a refund. If you would rather swap, say so in your ticket: we’ll put your size aside for a week.',
      'Lo más rápido es pedir ya la talla buena, antes de que se agote, y devolver la otra para que te reembolsemos. Si prefieres un cambio, dilo en tu consulta y te guardamos la talla una semana.',
      'Am schnellsten bestellst du die richtige Größe gleich, bevor sie weg ist, und schickst die andere gegen Erstattung zurück. Wenn du lieber tauschen möchtest, schreib es in deine Anfrage: Wir legen dir die Größe eine Woche zurück.',
    ),
  },
  {
    question: text('How do I get an invoice?', '¿Cómo consigo la factura?', 'Wie bekomme ich eine Rechnung?'),
    answer: text(
      'As soon as your order is paid, you can download it as a PDF: on the order’s page in your account or, without an account, on the page that confirms your order. If it should carry a company name or a tax number, tell us with the order number and we’ll send a new one.',
      'En cuanto el pedido está pagado, puedes descargarla en PDF: en la página del pedido de tu cuenta o, sin cuenta, en la página que confirma el pedido. Si tiene que llevar el nombre de una empresa o un NIF, dínoslo con el número de pedido y te mandamos otra.',
      'Sobald deine Bestellung bezahlt ist, kannst du sie als PDF herunterladen: auf der Seite der Bestellung in deinem Konto oder, ohne Konto, auf der Seite, die deine Bestellung bestätigt. Wenn ein Firmenname oder eine Steuernummer darauf stehen soll, sag es uns mit der Bestellnummer, und du bekommst eine neue.',
    ),
  },
  {
    question: text(
      'How do I wash a printed shirt?',
      '¿Cómo se lava una camiseta estampada?',
      'Wie wasche ich ein bedrucktes Trikot?',
    ),
    answer: text(
      'At 30 °C, inside out, without softener. Let it dry in the air, never in the tumble dryer, and keep the iron off name and number. Wait a day before the first wash. Treated like that, the print lasts as long as the shirt.',
      'A 30 °C, del revés y sin suavizante. Déjala secar al aire, nunca en la secadora, y no pases la plancha por el nombre ni el número. Espera un día antes del primer lavado. Así, el estampado dura lo que dure la camiseta.',
      'Bei 30 °C, auf links und ohne Weichspüler. Lass es an der Luft trocknen, nie im Trockner, und bügle nicht über Name und Nummer. Warte mit der ersten Wäsche einen Tag. So hält der Druck so lange wie das Trikot.',
    ),
  },
  {
    question: text('Where does my data go?', '¿Adónde van mis datos?', 'Wohin gehen meine Daten?'),
    answer: text(
      'Your name and address go to the carrier, your payment to our bank or PayPal, and that is all. We sell nothing, build no profiles and set no advertising cookies. The privacy policy says what we keep and for how long; an email is enough to have it deleted.',
      'Tu nombre y tu dirección van al transportista, y el pago, a nuestro banco o a PayPal. Nada más. No vendemos datos, no creamos perfiles ni usamos cookies de publicidad. En la política de privacidad pone qué guardamos y cuánto tiempo; para borrarlo basta con un correo.',
      'Name und Adresse gehen an den Paketdienst, die Zahlung an unsere Bank oder PayPal, das ist alles. Wir verkaufen nichts weiter, legen keine Profile an und setzen keine Werbecookies. Unter „Datenschutz“ steht, was wir wie lange speichern; zum Löschen genügt eine E-Mail.',
    ),
  },
]
