import type { CataloguePage } from '../catalogue'
import { text } from '../../../i18n/local-text'
import { RETURN_QUESTIONS } from './returns-questions'

const EN = `
<p>Wrong size, wrong colour, changed your mind: send it back within 30 days of getting it, unworn and with its tags on, and
you’ll get your money back. We don’t ask why, although we like to know when a size runs small.</p>
<h2>How it works</h2>
<ol>
<li><a href="/account/ticket/create">Open a ticket</a> or write to
<a href="mailto:help@touchline.example">help@touchline.example</a> with your order number and what is coming back.</li>
<li>Within 24 hours you’ll have a return label by email.</li>
<li>Put everything into its bag, the bag into a box, the label on the box, and hand it over to the carrier. Keep the
receipt.</li>
<li>We check it and refund your original payment method within five working days.</li>
</ol>
<h2>What it costs</h2>
<p>From the United Kingdom and the rest of Europe the label is free. From farther away you pay the postage. If the fault is
ours, everything is free from everywhere, and we refund express delivery too.</p>
<h2>Printed shirts</h2>
<p>A shirt with your name and number is made for you alone, so you can return it only if something is wrong with it: not
what you typed, crooked, peeling, faulty, or the wrong size in the bag. Then you get a new one or your money, whichever you
like.</p>
<h2>What we cannot take back</h2>
<ul>
<li>Anything that has been worn, washed or played in. Trying it on in the hall is fine.</li>
<li>Socks, once their band is open.</li>
<li>Anything without tags.</li>
</ul>
<h2>Faulty or wrong</h2>
<p>Then the 30 days and the tags do not matter. Send us a photo and we’ll sort it out: repair, replacement or refund. Seams
that give in do so early; tell us even if the season is half over.</p>`

const ES = `
<p>No es tu talla, no es tu color o has cambiado de idea: devuélvelo en los 30 días siguientes a recibirlo, sin usar y con las
etiquetas puestas, y te devolvemos el dinero. No preguntamos por qué, aunque nos viene bien saber si una talla queda
pequeña.</p>
<h2>Cómo se hace</h2>
<ol>
<li><a href="/account/ticket/create">Abre una consulta</a> o escribe a
<a href="mailto:help@touchline.example">help@touchline.example</a> con tu número de pedido y lo que quieres devolver.</li>
<li>En menos de 24 horas tienes la etiqueta de devolución en tu correo.</li>
<li>Mételo todo en su bolsa, la bolsa en una caja, pega la etiqueta y entrégalo al transportista. Guarda el
resguardo.</li>
<li>Lo revisamos y te devolvemos el dinero en cinco días laborables con la misma forma de pago.</li>
</ol>
<h2>Cuánto cuesta</h2>
<p>Desde el Reino Unido y el resto de Europa, la etiqueta es gratis. Desde más lejos, el envío corre de tu cuenta. Si el error
es nuestro, todo es gratis desde cualquier parte y te devolvemos también el exprés.</p>
<h2>Camisetas personalizadas</h2>
<p>Una camiseta con tu nombre y tu número se hace solo para ti, así que solo puedes devolverla si llega con algún defecto: no
pone lo que escribiste, está torcida, se despega, tiene un fallo o no es la talla que pediste. En ese caso eliges: otra
nueva o tu dinero.</p>
<h2>Lo que no podemos aceptar</h2>
<ul>
<li>Lo que se haya usado, lavado o jugado. Probárselo en el pasillo no cuenta.</li>
<li>Las medias con la faja abierta.</li>
<li>Lo que venga sin etiquetas.</li>
</ul>
<h2>Defectuoso o equivocado</h2>
<p>Entonces dan igual los 30 días y las etiquetas. Mándanos una foto y lo arreglamos: reparación, cambio o reembolso. Si una
costura cede, suele hacerlo pronto; avísanos aunque la temporada vaya por la mitad.</p>`

const DE = `
<p>Falsche Größe, falsche Farbe, anders überlegt: Schick es innerhalb von 30 Tagen nach Erhalt ungetragen und mit Etikett
zurück, und du bekommst dein Geld wieder. Wir fragen nicht, warum. Nur wenn eine Größe klein ausfällt, wüssten wir das
gern.</p>
<h2>So geht es</h2>
<ol>
<li><a href="/account/ticket/create">Stell eine Anfrage</a> oder schreib an
<a href="mailto:help@touchline.example">help@touchline.example</a>, mit deiner Bestellnummer und dem, was zurückkommt.</li>
<li>Innerhalb von 24 Stunden hast du ein Rücksendeetikett im Postfach.</li>
<li>Alles in seinen Beutel, den Beutel in einen Karton, das Etikett darauf, ab damit zum Paketdienst. Heb den Beleg
auf.</li>
<li>Wir sehen es durch und erstatten dir dein Geld innerhalb von fünf Werktagen über dieselbe Zahlungsart.</li>
</ol>
<h2>Was es kostet</h2>
<p>Aus dem Vereinigten Königreich und dem übrigen Europa ist das Etikett kostenlos. Von weiter weg zahlst du das Porto. Liegt
der Fehler bei uns, ist alles von überall kostenlos, und den Expressversand erstatten wir auch.</p>
<h2>Bedruckte Trikots</h2>
<p>Ein Trikot mit deinem Namen und deiner Nummer ist nur für dich gemacht. Wir nehmen es deshalb nur zurück, wenn etwas nicht
stimmt: anders als eingegeben, schief, lose, fehlerhaft oder die falsche Größe im Beutel. Dann bekommst du ein neues oder
dein Geld, wie du möchtest.</p>
<h2>Was wir nicht zurücknehmen können</h2>
<ul>
<li>Was getragen, gewaschen oder bespielt ist. Anprobieren im Flur ist in Ordnung.</li>
<li>Stutzen, deren Banderole offen ist.</li>
<li>Alles ohne Etikett.</li>
</ul>
<h2>Fehlerhaft oder falsch geliefert</h2>
<p>Dann spielen die 30 Tage und die Etiketten keine Rolle. Schick uns ein Foto, und wir kümmern uns: Reparatur, Ersatz oder
Geld zurück. Nähte geben meist früh nach; melde dich auch, wenn die halbe Saison schon um ist.</p>`

export const RETURNS: CataloguePage = {
  id: 6,
  key: 'returns',
  groupId: 2,
  title: text('Returns', 'Devoluciones', 'Rückgabe'),
  seoDescription: text(
    '30 days to send it back, unworn and with its tags on: the four steps, what it costs, and when printed shirts count.',
    '30 días para devolver, sin usar y con etiquetas: los cuatro pasos, lo que cuesta y qué pasa con las personalizadas.',
    '30 Tage Rückgabe, ungetragen und mit Etikett: die vier Schritte, was es kostet und was für Bedrucktes gilt.',
  ),
  html: text(EN, ES, DE),
  questions: RETURN_QUESTIONS,
  updatedAt: '2026-09-14',
}
