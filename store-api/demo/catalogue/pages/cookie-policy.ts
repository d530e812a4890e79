import type { CataloguePage } from '../catalogue'
import { text } from '../../../i18n/local-text'

const EN = `
<p>This shop sets a few cookies, all of them its own. They keep your cart, your login and the fact that you have read the
cookie notice. None of them follows you around: we use no advertising cookies, no counting pixels and no cookies of other
companies.</p>
<h2>The cookies we set</h2>
<table>
<thead><tr><th scope="col">Name</th><th scope="col">What it is for</th><th scope="col">How long</th></tr></thead>
<tbody>
<tr><td><strong>uuid</strong>, on secure connections <strong>__Host-uuid</strong></td><td>A random number for this device.
Your cart is tied to it, so that it is still there tomorrow, and so are orders you place without an account. You get another
one when you log in or out, and when you have ordered without an account.</td><td>365 days</td></tr>
<tr><td><strong>known-device</strong>, on secure connections <strong>__Host-known-device</strong></td><td>Remembers that you
have logged in on this device, so that wrong passwords somebody else tries elsewhere are not in your way. It logs nobody
in.</td><td>365 days</td></tr>
<tr><td><strong>session</strong>, on secure connections <strong>__Host-session</strong></td><td>Keeps you logged in. It is
sealed: nobody can read or change it on the way, and scripts on the page cannot see it.</td><td>Until you log out or the
login expires</td></tr>
<tr><td><strong>cookieAgree</strong></td><td>Remembers that you accepted the cookie notice, so that we do not ask on every
page.</td><td>365 days</td></tr>
<tr><td><strong>order-track</strong></td><td>Carries the answer of the order tracking to the page that shows it. It is sealed.</td><td>10 minutes</td></tr>
<tr><td><strong>notice</strong>, <strong>signed-in</strong></td><td>Tell the next page what to say, and that somebody is logged in. They hold nothing about you.</td><td>A minute; until you log out</td></tr>
<tr><td><strong>guest</strong>, <strong>placed</strong>, <strong>answer</strong></td><td>Remember that you order without an
account, which order you have just placed, and what you typed into a form that needs correcting. What you typed is
sealed.</td><td>Until you close the browser; 15 minutes; 10 minutes</td></tr>
</tbody>
</table>
<h2>Why there is so little to choose</h2>
<p>All of them do something you asked for: keeping a cart, staying logged in, tracking an order, closing a notice. Without <strong>uuid</strong> and <strong>session</strong> the
shop cannot tell your cart from anybody else’s. That is why the notice has one button and no page of switches.</p>
<h2>What is not a cookie</h2>
<p>If a part of a page fails to load, your browser notes for a few seconds that the page has just been loaded again, so
that it does not go round in circles. The note stays in the tab and is gone when you close it.</p>
<p>When you pay, you are on our bank’s payment page or at PayPal. What they set there is described in their own cookie
policies.</p>
<h2>Getting rid of them</h2>
<p>Your browser can show, block and delete cookies in its settings. If you delete <strong>uuid</strong>, a cart on this
device starts empty; without <strong>session</strong> you are logged out; without <strong>cookieAgree</strong> the notice
comes back. Nothing else breaks.</p>
<p>What we do with other data is in the <a href="/page/privacy-policy">privacy policy</a>. Questions go to
<a href="mailto:help@touchline.example">help@touchline.example</a>.</p>`

const ES = `
<p>Esta tienda usa unas pocas cookies, todas propias. Guardan tu carrito, tu sesión y que ya has leído el aviso de cookies.
Ninguna te sigue por internet: no hay cookies de publicidad, ni píxeles que te cuenten, ni cookies de otras empresas.</p>
<h2>Las cookies que usamos</h2>
<table>
<thead><tr><th scope="col">Nombre</th><th scope="col">Para qué sirve</th><th scope="col">Cuánto dura</th></tr></thead>
<tbody>
<tr><td><strong>uuid</strong>, o <strong>__Host-uuid</strong> en conexiones seguras</td><td>Un número al azar para este
dispositivo. De él depende tu carrito, que así mañana sigue ahí, y también los pedidos que haces sin cuenta. Cambia cuando
inicias o cierras sesión y cuando has hecho un pedido sin cuenta.</td><td>365 días</td></tr>
<tr><td><strong>known-device</strong>, o <strong>__Host-known-device</strong> en conexiones seguras</td><td>Recuerda que ya
has iniciado sesión en este dispositivo, para que no te molesten las contraseñas equivocadas que otra persona pruebe en otro
sitio. No abre la sesión de nadie.</td><td>365 días</td></tr>
<tr><td><strong>session</strong>, o <strong>__Host-session</strong> en conexiones seguras</td><td>Mantiene tu sesión
abierta. Va sellada: nadie puede leerla ni cambiarla por el camino, y los scripts de la página no la ven.</td><td>Hasta que
cierres sesión o esta caduque</td></tr>
<tr><td><strong>cookieAgree</strong></td><td>Recuerda que aceptaste el aviso de cookies, para no preguntarte en cada
página.</td><td>365 días</td></tr>
<tr><td><strong>order-track</strong></td><td>Lleva la respuesta del seguimiento del pedido a la página que la muestra. Va sellada.</td><td>10 minutos</td></tr>
<tr><td><strong>notice</strong>, <strong>signed-in</strong></td><td>Indican a la página siguiente qué decir y que hay una sesión abierta. No contienen nada sobre ti.</td><td>Un minuto; hasta que cierras sesión</td></tr>
<tr><td><strong>guest</strong>, <strong>placed</strong>, <strong>answer</strong></td><td>Recuerdan que compras sin cuenta, qué
pedido acabas de hacer y lo que escribiste en un formulario que hay que revisar. Lo que escribiste va
sellado.</td><td>Hasta que cierras el navegador; 15 minutos; 10 minutos</td></tr>
</tbody>
</table>
<h2>Por qué hay tan poco que elegir</h2>
<p>Todas hacen algo que has pedido tú: guardar un carrito, seguir con la sesión abierta, seguir un pedido, cerrar un aviso. Sin <strong>uuid</strong> y <strong>session</strong>,
la tienda no podría distinguir tu carrito del de otra persona. Por eso el aviso tiene un solo botón y no un
panel de interruptores.</p>
<h2>Lo que no es una cookie</h2>
<p>Si una parte de la página no se carga, tu navegador anota durante unos segundos que acaba de recargarla, para no entrar
en bucle. La nota se queda en la pestaña y desaparece al cerrarla.</p>
<p>Cuando pagas, estás en la página de pago de nuestro banco o en PayPal. Las cookies que usen allí se explican en sus propias
políticas.</p>
<h2>Cómo borrarlas</h2>
<p>En los ajustes de tu navegador puedes ver, bloquear y borrar cookies. Si borras <strong>uuid</strong>, el carrito de este
dispositivo empieza vacío; sin <strong>session</strong> se cierra tu sesión, y sin <strong>cookieAgree</strong> vuelve a salir
el aviso. No se rompe nada más.</p>
<p>Qué hacemos con el resto de tus datos está en la <a href="/page/privacy-policy">política de privacidad</a>. ¿Dudas?
Escribe a <a href="mailto:help@touchline.example">help@touchline.example</a>.</p>`

const DE = `
<p>Dieser Shop setzt ein paar Cookies, und alle sind unsere eigenen. Sie merken sich deinen Warenkorb, deine Anmeldung und
dass du den Cookie-Hinweis gelesen hast. Keines läuft dir hinterher: Es gibt bei uns keine Werbecookies, keine Zählpixel
und keine Cookies anderer Firmen.</p>
<h2>Diese Cookies setzen wir</h2>
<table>
<thead><tr><th scope="col">Name</th><th scope="col">Wofür</th><th scope="col">Wie lange</th></tr></thead>
<tbody>
<tr><td><strong>uuid</strong>, bei sicherer Verbindung <strong>__Host-uuid</strong></td><td>Eine Zufallsnummer für dieses
Gerät. An ihr hängt dein Warenkorb, damit er morgen noch da ist, und auch, was du ohne Konto bestellst. Du bekommst eine neue,
wenn du dich an- oder abmeldest und wenn du ohne Konto bestellt hast.</td><td>365 Tage</td></tr>
<tr><td><strong>known-device</strong>, bei sicherer Verbindung <strong>__Host-known-device</strong></td><td>Merkt sich, dass
du dich auf diesem Gerät schon angemeldet hast, damit dir falsche Passwörter, die jemand anderswo ausprobiert, nicht im Weg
sind. Es meldet niemanden an.</td><td>365 Tage</td></tr>
<tr><td><strong>session</strong>, bei sicherer Verbindung <strong>__Host-session</strong></td><td>Hält dich angemeldet. Es
ist versiegelt: Unterwegs kann es niemand lesen oder ändern, und Skripte auf der Seite sehen es nicht.</td><td>Bis du dich
abmeldest oder die Anmeldung abläuft</td></tr>
<tr><td><strong>cookieAgree</strong></td><td>Merkt sich, dass du den Cookie-Hinweis angenommen hast, damit wir nicht auf
jeder Seite fragen.</td><td>365 Tage</td></tr>
<tr><td><strong>order-track</strong></td><td>Bringt die Antwort zu einer verfolgten Bestellung auf die Seite, die sie zeigt. Es ist versiegelt.</td><td>10 Minuten</td></tr>
<tr><td><strong>notice</strong>, <strong>signed-in</strong></td><td>Sagen der nächsten Seite, was sie melden soll, und dass jemand angemeldet ist. Über dich steht nichts darin.</td><td>Eine Minute; bis du dich abmeldest</td></tr>
<tr><td><strong>guest</strong>, <strong>placed</strong>, <strong>answer</strong></td><td>Merken sich, dass du ohne Konto
bestellst, welche Bestellung du eben aufgegeben hast und was du in ein Formular geschrieben hast, das noch nicht stimmt. Was
du geschrieben hast, ist versiegelt.</td><td>Bis du den Browser schließt; 15 Minuten; 10 Minuten</td></tr>
</tbody>
</table>
<h2>Warum es so wenig auszuwählen gibt</h2>
<p>Alle tun etwas, worum du gebeten hast: einen Warenkorb behalten, angemeldet bleiben, eine Bestellung verfolgen, einen Hinweis schließen. Ohne
<strong>uuid</strong> und <strong>session</strong> kann der Shop deinen Warenkorb nicht von einem fremden unterscheiden. Deshalb hat der Hinweis einen
Button und keine Seite voller Schalter.</p>
<h2>Was kein Cookie ist</h2>
<p>Wenn ein Teil einer Seite nicht lädt, notiert dein Browser für ein paar Sekunden, dass er sie eben erst neu geladen hat,
damit er sich nicht im Kreis dreht. Die Notiz bleibt im Tab und ist weg, sobald du ihn schließt.</p>
<p>Beim Bezahlen bist du auf der Zahlungsseite unserer Bank oder bei PayPal. Welche Cookies dort gesetzt werden, steht in deren
eigenen Richtlinien.</p>
<h2>So wirst du sie los</h2>
<p>In den Einstellungen deines Browsers kannst du Cookies ansehen, sperren und löschen. Löschst du <strong>uuid</strong>,
fängt der Warenkorb auf diesem Gerät leer an; ohne <strong>session</strong> bist du abgemeldet, ohne
<strong>cookieAgree</strong> kommt der Hinweis wieder. Sonst geht nichts kaputt.</p>
<p>Was wir mit anderen Daten machen, steht unter <a href="/page/privacy-policy">Datenschutz</a>. Fragen gehen an
<a href="mailto:help@touchline.example">help@touchline.example</a>.</p>`

export const COOKIE_POLICY: CataloguePage = {
  id: 2,
  key: 'cookie-policy',
  groupId: 1,
  title: text('Cookie policy', 'Política de cookies', 'Cookie-Richtlinie'),
  seoDescription: text(
    'A few cookies, all our own: what they are called, what each is for and how long it stays.',
    'Unas pocas cookies, todas nuestras: cómo se llaman, para qué sirve cada una y cuánto dura.',
    'Ein paar Cookies, alle unsere eigenen: wie sie heißen, wofür jedes da ist und wie lange es bleibt.',
  ),
  html: text(EN, ES, DE),
  questions: [],
  updatedAt: '2026-06-08',
}
