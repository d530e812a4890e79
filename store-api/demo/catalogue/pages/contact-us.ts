import type { CataloguePage } from '../catalogue'
import { text } from '../../../i18n/local-text'

const EN = `
<p>However you reach us, you reach one of the people who print and pack. Write in English, Spanish or German, and have your
order number at hand if it is about an order: it saves both of us one message.</p>
<h2>The quickest ways</h2>
<ul>
<li><strong>Where is my order?</strong> <a href="/order-track">Order tracking</a> knows at once. All it takes is the order
number and your email address.</li>
<li><strong>Something about an order:</strong> <a href="/account/ticket/create">open a ticket</a>. It stays with your
account, and everyone here can see what was said before.</li>
<li><strong>No account:</strong> write to <a href="mailto:help@touchline.example">help@touchline.example</a>. It ends up on
the same pile.</li>
<li><strong>In a hurry:</strong> call us, Monday to Friday, 9:00–17:30 UK time.</li>
</ul>
<p>We reply to tickets and emails within 24 hours. At weekends only one of us is in, so it may take until the evening.</p>
<h2>What helps us help you</h2>
<ul>
<li>Wrong or damaged goods: a photo of the item and one of the parcel.</li>
<li>Printing: the exact spelling, accents and all.</li>
<li>Sizes: height, chest, and a shirt you like, laid flat and measured.</li>
</ul>
<h2>Clubs and larger orders</h2>
<p>For ten shirts or more we’ll quote you a price with printing included. Write with the subject “Team order”, the number of
shirts and the date you need them by. You’ll hear from us within two working days.</p>
<h2>Come by</h2>
<p>The workshop at 14 Halfway Lane has a small counter. You can collect orders, bring returns, try sizes and watch the press
at work. Orders for collection wait for two weeks.</p>
<p>Many things are answered already: <a href="/page/faq">questions</a>, <a href="/page/delivery">delivery</a>,
<a href="/page/returns">returns</a>.</p>`

const ES = `
<p>Por la vía que elijas, te responde alguien que también estampa y empaqueta. Escríbenos en español, inglés o alemán y, si es
sobre un pedido, ten a mano el número: nos ahorra un mensaje a los dos.</p>
<h2>Lo más rápido</h2>
<ul>
<li><strong>¿Dónde está mi pedido?</strong> El <a href="/order-track">seguimiento del pedido</a> lo sabe al instante. Solo necesitas el
número de pedido y tu correo.</li>
<li><strong>Algo sobre un pedido:</strong> <a href="/account/ticket/create">abre una consulta</a>. Queda en tu cuenta, y aquí
todos vemos lo que ya se habló.</li>
<li><strong>No tienes cuenta:</strong> escribe a <a href="mailto:help@touchline.example">help@touchline.example</a>. Acaba en
el mismo montón.</li>
<li><strong>Tienes prisa:</strong> llámanos de lunes a viernes, de 9:00 a 17:30 (hora británica).</li>
</ul>
<p>Respondemos consultas y correos en menos de 24 horas. El fin de semana solo hay una persona, así que puede que te conteste
por la noche.</p>
<h2>Qué nos ayuda a ayudarte</h2>
<ul>
<li>Si algo llega mal o equivocado: una foto del artículo y otra del paquete.</li>
<li>Si es el estampado: cómo se escribe exactamente, con sus tildes.</li>
<li>Si es la talla: tu estatura, tu pecho y las medidas de una camiseta que te quede bien, extendida.</li>
</ul>
<h2>Clubes y pedidos grandes</h2>
<p>A partir de diez camisetas te hacemos una oferta con el estampado incluido. Escríbenos con el asunto «Pedido de equipo»,
cuántas necesitas y para cuándo. En dos días laborables tienes noticias.</p>
<h2>Ven a vernos</h2>
<p>El taller de 14 Halfway Lane tiene un pequeño mostrador. Puedes recoger pedidos, traer devoluciones, probarte tallas y ver
la prensa en marcha. Los pedidos para recoger te esperan dos semanas.</p>
<p>Muchas dudas ya tienen respuesta: <a href="/page/faq">preguntas frecuentes</a>, <a href="/page/delivery">envíos</a>,
<a href="/page/returns">devoluciones</a>.</p>`

const DE = `
<p>Egal wie du uns erreichst: Am anderen Ende sitzt jemand, der auch druckt und packt. Schreib auf Deutsch, Englisch oder
Spanisch. Wenn es um eine Bestellung geht, nenn gleich die Bestellnummer, das spart uns beiden eine Nachricht.</p>
<h2>Am schnellsten geht es so</h2>
<ul>
<li><strong>Wo ist meine Bestellung?</strong> Unter <a href="/order-track">Bestellung verfolgen</a> siehst du es
sofort. Du brauchst nur Bestellnummer und E-Mail-Adresse.</li>
<li><strong>Es geht um eine Bestellung:</strong> <a href="/account/ticket/create">Stell eine Anfrage</a>. Sie bleibt in
deinem Konto, und bei uns sehen alle, was schon besprochen ist.</li>
<li><strong>Kein Konto:</strong> Schreib an <a href="mailto:help@touchline.example">help@touchline.example</a>. Das landet
auf demselben Stapel.</li>
<li><strong>Es eilt:</strong> Ruf an, montags bis freitags von 9:00 bis 17:30 Uhr britischer Zeit.</li>
</ul>
<p>Auf Anfragen und E-Mails antworten wir innerhalb von 24 Stunden. Am Wochenende ist nur eine Person da, dann kann es Abend
werden.</p>
<h2>Was uns beim Helfen hilft</h2>
<ul>
<li>Beschädigt oder falsch: ein Foto vom Artikel und eins vom Paket.</li>
<li>Druck: die genaue Schreibweise, mit allen Akzenten.</li>
<li>Größe: Körpergröße, Brustumfang und die Maße eines Trikots, das dir gut passt, flach hingelegt.</li>
</ul>
<h2>Vereine und große Bestellungen</h2>
<p>Ab zehn Trikots machen wir dir ein Angebot, Druck inklusive. Schreib uns mit dem Betreff „Teambestellung“, wie viele du
brauchst und bis wann. Nach spätestens zwei Werktagen hörst du von uns.</p>
<h2>Komm vorbei</h2>
<p>In der Werkstatt, 14 Halfway Lane, gibt es eine kleine Theke. Du kannst Bestellungen abholen, Rücksendungen abgeben, Größen
anprobieren und der Presse zusehen. Was abgeholt werden soll, wartet zwei Wochen auf dich.</p>
<p>Vieles ist schon beantwortet: <a href="/page/faq">häufige Fragen</a>, <a href="/page/delivery">Versand</a>,
<a href="/page/returns">Rückgabe</a>.</p>`

export const CONTACT_US: CataloguePage = {
  id: 7,
  key: 'contact-us',
  groupId: 2,
  title: text('Contact us', 'Contacto', 'Kontakt'),
  seoDescription: text(
    'Ticket, email, telephone or the counter in Port Calder: how to reach us, and what helps us help you.',
    'Consulta, correo, teléfono o el mostrador de Port Calder: cómo hablar con nosotros y qué nos ayuda a ayudarte.',
    'Anfrage, E-Mail, Telefon oder die Theke in Port Calder: wie du uns erreichst und was uns beim Helfen hilft.',
  ),
  html: text(EN, ES, DE),
  questions: [],
  updatedAt: '2026-08-03',
}
