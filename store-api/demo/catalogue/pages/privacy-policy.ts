import type { CataloguePage } from '../catalogue'
import { text } from '../../../i18n/local-text'

const EN = `
<p>We need to know some things about you to send you a shirt, and we would rather not know the others. This page says what
we keep, why, for how long, and how to have it deleted.</p>
<p>Responsible for your data is Touchline Kits Ltd, 14 Halfway Lane, Port Calder, United Kingdom,
<a href="mailto:help@touchline.example">help@touchline.example</a>.</p>
<h2>What we keep, and why</h2>
<ul>
<li><strong>Your cart</strong> is tied to a random number in a cookie, not to your name.</li>
<li><strong>Your order</strong>: name, address, email and telephone number, what you bought and what is printed on it. We
need that to fulfil the contract. Tax law asks us to keep invoices for six years; then they go.</li>
<li><strong>Your account</strong>, if you open one: email, name, your address book and a scrambled form of your password.
Until you close it.</li>
<li><strong>Your tickets and emails</strong>: two years after the last reply, in case the story goes on.</li>
<li><strong>The newsletter</strong>: your email address and its language, because you asked for it. Every issue has a link
to leave.</li>
</ul>
<p>We never see your card number. You type it on our bank’s payment page or at PayPal, and they only tell us whether it
worked.</p>
<h2>Who else sees it</h2>
<p>The carrier gets your name, address and telephone number, because it has to find your door. Our bank or PayPal handles
the payment. The company that runs our servers stores the data for us and may do nothing else with it. We sell nothing to
anybody, and we build no profiles.</p>
<h2>What you can ask of us</h2>
<ul>
<li>A copy of everything we have about you.</li>
<li>Corrections, and deletion of whatever the law does not make us keep.</li>
<li>That we stop using your data for a purpose, the newsletter for one.</li>
</ul>
<p>An email is enough. We answer within 24 hours and finish within thirty days. If you think we got it wrong, you can also
complain to the data protection authority where you live.</p>
<p>Cookies have <a href="/page/cookie-policy">a page of their own</a>.</p>`

const ES = `
<p>Para enviarte una camiseta necesitamos saber algunas cosas de ti; las demás, preferimos no saberlas. Aquí te contamos qué
guardamos, para qué, cuánto tiempo y cómo pedir que lo borremos.</p>
<p>El responsable de tus datos es Touchline Kits Ltd, 14 Halfway Lane, Port Calder, Reino Unido,
<a href="mailto:help@touchline.example">help@touchline.example</a>.</p>
<h2>Qué guardamos y para qué</h2>
<ul>
<li><strong>Tu carrito</strong> va unido a un número al azar en una cookie, no a tu nombre.</li>
<li><strong>Tu pedido</strong>: nombre, dirección, correo y teléfono, qué has comprado y qué lleva estampado. Lo necesitamos
para cumplir el contrato. La ley nos obliga a guardar las facturas seis años; después se borran.</li>
<li><strong>Tu cuenta</strong>, si abres una: correo, nombre, tus direcciones y tu contraseña, cifrada de forma
irreversible. Hasta que la cierres.</li>
<li><strong>Tus consultas y correos</strong>: dos años desde la última respuesta, por si la historia sigue.</li>
<li><strong>El boletín</strong>: tu correo y tu idioma, porque nos lo has pedido. En cada envío hay un enlace para darte de
baja.</li>
</ul>
<p>El número de tu tarjeta no lo vemos nunca. Lo escribes en la página de pago de nuestro banco o en PayPal, y ellos solo nos
dicen si el pago ha salido bien.</p>
<h2>Quién más los ve</h2>
<p>El transportista recibe tu nombre, tu dirección y tu teléfono, porque tiene que encontrar tu puerta. Del pago se encargan
nuestro banco o PayPal. La empresa que aloja nuestros servidores guarda los datos por encargo nuestro y no puede hacer nada
más con ellos. No vendemos nada a nadie ni creamos perfiles.</p>
<h2>Qué puedes pedirnos</h2>
<ul>
<li>Una copia de todo lo que tenemos sobre ti.</li>
<li>Que corrijamos tus datos o borremos los que la ley no nos obligue a guardar.</li>
<li>Que dejemos de usarlos para algo, por ejemplo, para el boletín.</li>
</ul>
<p>Basta con un correo. Te respondemos en 24 horas y lo resolvemos en treinta días como mucho. Si crees que nos hemos
equivocado, también puedes reclamar ante la autoridad de protección de datos de donde vives.</p>
<p>Las cookies tienen <a href="/page/cookie-policy">su propia página</a>.</p>`

const DE = `
<p>Um dir ein Trikot zu schicken, müssen wir ein paar Dinge über dich wissen. Alles andere wollen wir gar nicht wissen. Hier
steht, was wir speichern, wozu, wie lange und wie du es löschen lässt.</p>
<p>Verantwortlich für deine Daten ist Touchline Kits Ltd, 14 Halfway Lane, Port Calder, Vereinigtes Königreich,
<a href="mailto:help@touchline.example">help@touchline.example</a>.</p>
<h2>Was wir speichern und wozu</h2>
<ul>
<li><strong>Dein Warenkorb</strong> hängt an einer Zufallsnummer in einem Cookie, nicht an deinem Namen.</li>
<li><strong>Deine Bestellung</strong>: Name, Adresse, E-Mail und Telefonnummer, was du gekauft hast und was darauf gedruckt
ist. Das brauchen wir, um den Vertrag zu erfüllen. Rechnungen müssen wir nach Steuerrecht sechs Jahre aufheben, danach
löschen wir sie.</li>
<li><strong>Dein Konto</strong>, wenn du eins anlegst: E-Mail, Name, dein Adressbuch und dein Passwort in
unumkehrbar verschlüsselter Form. Bis du es schließt.</li>
<li><strong>Deine Anfragen und E-Mails</strong>: zwei Jahre nach der letzten Antwort, falls die Geschichte weitergeht.</li>
<li><strong>Der Newsletter</strong>: deine E-Mail-Adresse und deine Sprache, weil du ihn bestellt hast. In jeder Ausgabe
steht ein Link zum Abmelden.</li>
</ul>
<p>Deine Kartennummer sehen wir nie. Du gibst sie auf der Zahlungsseite unserer Bank oder bei PayPal ein, und von dort
erfahren wir nur, ob es geklappt hat.</p>
<h2>Wer sie noch sieht</h2>
<p>Der Paketdienst bekommt Name, Adresse und Telefonnummer, denn er muss deine Tür finden. Die Zahlung wickelt unsere Bank
oder PayPal ab. Die Firma, die unsere Server betreibt, speichert die Daten in unserem Auftrag und darf sonst nichts damit
tun. Wir verkaufen nichts weiter und legen keine Profile an.</p>
<h2>Was du verlangen kannst</h2>
<ul>
<li>Eine Kopie von allem, was wir über dich haben.</li>
<li>Dass wir etwas berichtigen oder löschen, was wir nicht aufheben müssen.</li>
<li>Dass wir deine Daten für einen Zweck nicht mehr nutzen, zum Beispiel für den Newsletter.</li>
</ul>
<p>Eine E-Mail genügt. Wir antworten innerhalb von 24 Stunden und sind spätestens nach dreißig Tagen fertig. Wenn du meinst,
dass wir etwas falsch machen, kannst du dich auch bei der Datenschutzbehörde deines Wohnorts beschweren.</p>
<p>Cookies haben <a href="/page/cookie-policy">eine eigene Seite</a>.</p>`

export const PRIVACY_POLICY: CataloguePage = {
  id: 3,
  key: 'privacy-policy',
  groupId: 1,
  title: text('Privacy policy', 'Política de privacidad', 'Datenschutz'),
  seoDescription: text(
    'What we keep about you, why, for how long, who else sees it, and how to have it deleted.',
    'Qué guardamos sobre ti, para qué, cuánto tiempo, quién más lo ve y cómo pedir que lo borremos.',
    'Was wir über dich speichern, wozu, wie lange, wer es noch sieht und wie du es löschen lässt.',
  ),
  html: text(EN, ES, DE),
  questions: [],
  updatedAt: '2026-06-08',
}
