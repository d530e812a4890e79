import type { CataloguePage } from '../catalogue'
import { text } from '../../../i18n/local-text'
import { DELIVERY_QUESTIONS } from './delivery-questions'

const EN = `
<p>Standard delivery is free on every order, whether it is one pair of socks or a whole bench. Every parcel is tracked to
your door. If you cannot wait, take express.</p>
<h2>What it costs and how long it takes</h2>
<table>
<thead><tr><th scope="col">Where to</th><th scope="col">Standard, €0.00</th><th scope="col">Express</th></tr></thead>
<tbody>
<tr><th scope="row">United Kingdom</th><td>3–5 working days</td><td>1–2 working days, €6.90</td></tr>
<tr><th scope="row">Rest of Europe</th><td>4–7 working days</td><td>2–3 working days, €12.90</td></tr>
<tr><th scope="row">USA, Canada, Australia, New Zealand, Japan</th><td>7–14 working days</td><td>4–6 working days,
€24.90</td></tr>
<tr><th scope="row">Latin America</th><td>7–14 working days</td><td>Not yet</td></tr>
</tbody>
</table>
<p>Days count from dispatch. Your own country with its prices is in the
<a href="/service-center#delivery">service center</a>.</p>
<h2>When it leaves us</h2>
<p>Orders that are paid by 14:00 UK time, Monday to Friday, leave on the same day, later ones on the next. Printing is
often done the same afternoon; when the workshop is full, a notice at the top of every page says how long it takes.</p>
<h2>Collect it yourself</h2>
<p>If you live in the United Kingdom, choose “Collect at the workshop”. It costs nothing and is ready in one to two working
days. Wait for our email, then come to 14 Halfway Lane, Port Calder, Monday to Friday, 9:00–17:30.</p>
<h2>Duties</h2>
<p>Taxes and duties of your country are in the price. The carrier asks for nothing at the door; if one does, send us the
receipt and we pay it back.</p>
<h2>If something goes wrong</h2>
<p><a href="/order-track">Order tracking</a> shows where your parcel is. If it doesn’t move for three working days, or
arrives damaged, <a href="/account/ticket/create">open a ticket</a> or write to
<a href="mailto:help@touchline.example">help@touchline.example</a>. We send a new one and look for the old one
ourselves.</p>`

const ES = `
<p>El envío estándar es gratis en todos los pedidos, da igual que sea un par de medias o un banquillo entero. Cada paquete
lleva seguimiento hasta tu puerta. Y si no puedes esperar, tienes el exprés.</p>
<h2>Cuánto cuesta y cuánto tarda</h2>
<table>
<thead><tr><th scope="col">Destino</th><th scope="col">Estándar, 0,00 €</th><th scope="col">Exprés</th></tr></thead>
<tbody>
<tr><th scope="row">Reino Unido</th><td>3–5 días laborables</td><td>1–2 días laborables, 6,90 €</td></tr>
<tr><th scope="row">Resto de Europa</th><td>4–7 días laborables</td><td>2–3 días laborables, 12,90 €</td></tr>
<tr><th scope="row">EE. UU., Canadá, Australia, Nueva Zelanda, Japón</th><td>7–14 días laborables</td><td>4–6 días
laborables, 24,90 €</td></tr>
<tr><th scope="row">Latinoamérica</th><td>7–14 días laborables</td><td>Todavía no</td></tr>
</tbody>
</table>
<p>Los días cuentan desde que el paquete sale. Busca tu país y sus precios en
<a href="/service-center#delivery">Atención al cliente</a>.</p>
<h2>Cuándo sale</h2>
<p>Lo que esté pagado antes de las 14:00 (hora británica), de lunes a viernes, sale el mismo día; lo demás, al siguiente. El
estampado suele estar listo la misma tarde; si el taller va lleno, un aviso en lo alto de cada página dice cuánto
tarda.</p>
<h2>Recoger en persona</h2>
<p>Si vives en el Reino Unido, elige «Recogida en el taller». No cuesta nada y está listo en uno o dos días laborables. Espera
a nuestro correo y pásate por 14 Halfway Lane, Port Calder, de lunes a viernes, de 9:00 a 17:30.</p>
<h2>Aduanas</h2>
<p>Los impuestos y aranceles de tu país van incluidos en el precio. El transportista no te pedirá nada al entregar; si lo
hace, mándanos el recibo y te lo devolvemos.</p>
<h2>Si algo sale mal</h2>
<p>En el <a href="/order-track">seguimiento del pedido</a> ves dónde está tu paquete. Si lleva tres días laborables parado o
llega dañado, <a href="/account/ticket/create">abre una consulta</a> o escribe a
<a href="mailto:help@touchline.example">help@touchline.example</a>. Te mandamos otro y del primero nos ocupamos
nosotros.</p>`

const DE = `
<p>Der Standardversand ist bei jeder Bestellung kostenlos, ob für ein Paar Stutzen oder die ganze Ersatzbank. Jedes Paket
kannst du bis an die Tür verfolgen. Und wenn es eilt, nimm Express.</p>
<h2>Was es kostet und wie lange es dauert</h2>
<table>
<thead><tr><th scope="col">Wohin</th><th scope="col">Standard, 0,00 €</th><th scope="col">Express</th></tr></thead>
<tbody>
<tr><th scope="row">Vereinigtes Königreich</th><td>3–5 Werktage</td><td>1–2 Werktage, 6,90 €</td></tr>
<tr><th scope="row">Übriges Europa</th><td>4–7 Werktage</td><td>2–3 Werktage, 12,90 €</td></tr>
<tr><th scope="row">USA, Kanada, Australien, Neuseeland, Japan</th><td>7–14 Werktage</td><td>4–6 Werktage, 24,90 €</td></tr>
<tr><th scope="row">Lateinamerika</th><td>7–14 Werktage</td><td>Noch nicht</td></tr>
</tbody>
</table>
<p>Gezählt wird ab dem Versand. Dein Land mit seinen Preisen findest du im
<a href="/service-center#delivery">Servicecenter</a>.</p>
<h2>Wann es bei uns losgeht</h2>
<p>Was montags bis freitags bis 14 Uhr britischer Zeit bezahlt ist, geht am selben Tag raus, alles andere am nächsten
Werktag. Bedruckt ist ein Trikot oft noch am selben Nachmittag. Ist in der Werkstatt viel los, steht ganz oben auf jeder
Seite, wie lange es dauert.</p>
<h2>Selbst abholen</h2>
<p>Wenn du im Vereinigten Königreich wohnst, wähle „Abholung in der Werkstatt“. Das kostet nichts, und nach ein bis zwei
Werktagen liegt alles bereit. Warte auf unsere E-Mail und komm dann in die 14 Halfway Lane, Port Calder, montags bis freitags
von 9:00 bis 17:30 Uhr.</p>
<h2>Zoll</h2>
<p>Steuern und Zölle deines Landes sind im Preis enthalten. An der Tür zahlst du nichts. Falls der Paketdienst doch etwas
verlangt, schick uns die Quittung, und wir erstatten es dir.</p>
<h2>Wenn etwas schiefgeht</h2>
<p>Unter <a href="/order-track">Bestellung verfolgen</a> siehst du, wo dein Paket ist. Bewegt es sich drei Werktage lang nicht
oder kommt es beschädigt an, <a href="/account/ticket/create">stell eine Anfrage</a> oder schreib an
<a href="mailto:help@touchline.example">help@touchline.example</a>. Du bekommst Ersatz, und nach dem ersten suchen
wir.</p>`

export const DELIVERY: CataloguePage = {
  id: 5,
  key: 'delivery',
  groupId: 2,
  title: text('Delivery', 'Envíos', 'Versand'),
  seoDescription: text(
    'Standard delivery is free on every order. Times and prices by country, express, and collecting at the workshop.',
    'El envío estándar es gratis en todos los pedidos. Plazos y precios por país, exprés y recogida en el taller.',
    'Der Standardversand ist immer kostenlos. Zeiten und Preise nach Land, Express und Abholung in der Werkstatt.',
  ),
  html: text(EN, ES, DE),
  questions: DELIVERY_QUESTIONS,
  updatedAt: '2026-09-14',
}
