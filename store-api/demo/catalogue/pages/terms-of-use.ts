import type { CataloguePage } from '../catalogue'
import { text } from '../../../i18n/local-text'

export const TERMS_OF_USE: CataloguePage = {
  id: 4,
  key: 'terms-of-use',
  groupId: 1,
  title: text('Terms of use', 'Condiciones de uso', 'Nutzungsbedingungen'),
  seoDescription: text(
    'What you agree to when you order: contract, prices, payment, delivery, returns, printed shirts.',
    'Lo que aceptas al comprar: contrato, precios, pago, envío, devoluciones y camisetas personalizadas.',
    'Worauf du dich beim Bestellen einlässt: Vertrag, Preise, Zahlung, Versand, Rückgabe, bedruckte Trikots.',
  ),
  html: text(
    `<p>These terms apply to everything you order here from Touchline Kits Ltd, 14 Halfway Lane, Port Calder, United Kingdom. They are short on purpose.</p>
<h2>The contract</h2><p>Your order is an offer. It becomes a contract when we confirm it by email. If something has sold out between your click and our confirmation, we’ll tell you and you pay nothing for it.</p>
<h2>Prices and payment</h2><p>Prices are in euros and include tax. You pay with PayPal, Visa, Mastercard or JCB on our bank’s payment page. What you see before you pay is what you pay.</p>
<h2>Delivery</h2><p>Standard delivery costs nothing. Days count from dispatch and are working days. <a href="/page/delivery">Delivery times and costs</a></p>
<h2>Returns</h2><p>You may return items within 30 days, unworn and with their tags on. Printed shirts are made just for you and can only be returned if they are faulty. Your legal rights are not affected. <a href="/page/returns">How returns work</a></p>
<h2>What may be printed</h2><p>A name of up to 12 letters and a number from 0 to 99. We do not print insults or other people’s trademarks; in that case you get your money back.</p>
<h2>Reviews and questions</h2><p>What you write is read before it is shown. It should be yours, true and about the product.</p>
<h2>Sizes</h2><p>Cloth is soft: measurements in our charts may differ by 1 to 2 cm.</p>`,
    `<p>Estas condiciones valen para todo lo que pidas aquí a Touchline Kits Ltd, 14 Halfway Lane, Port Calder, Reino Unido. Son cortas a propósito.</p>
<h2>El contrato</h2><p>Tu pedido es una oferta. Se convierte en contrato cuando lo confirmamos por correo. Si algo se agota entre tu clic y nuestra confirmación, te lo decimos y no lo pagas.</p>
<h2>Precios y pago</h2><p>Los precios están en euros e incluyen impuestos. Pagas con PayPal, Visa, Mastercard o JCB en la página de pago de nuestro banco. Lo que ves antes de pagar es lo que pagas.</p>
<h2>Envío</h2><p>El envío estándar no cuesta nada. Los plazos cuentan desde la salida y en días laborables. <a href="/page/delivery">Plazos y precios de entrega</a></p>
<h2>Devoluciones</h2><p>Puedes devolver las prendas en 30 días, sin usar y con etiquetas. Las camisetas personalizadas se hacen solo para ti y solo se devuelven si tienen algún defecto. Tus derechos legales no cambian. <a href="/page/returns">Así funcionan las devoluciones</a></p>
<h2>Qué se puede estampar</h2><p>Un nombre de hasta 12 letras y un número del 0 al 99. No estampamos insultos ni marcas ajenas; en ese caso te devolvemos el dinero.</p>
<h2>Opiniones y preguntas</h2><p>Lo que escribes se lee antes de publicarse. Debe ser tuyo, verdad y sobre el producto.</p>
<h2>Tallas</h2><p>La tela es blanda: las medidas de nuestras tablas pueden variar de 1 a 2 cm.</p>`,
    `<p>Diese Bedingungen gelten für alles, was du hier bei der Touchline Kits Ltd, 14 Halfway Lane, Port Calder, Vereinigtes Königreich, bestellst. Sie sind mit Absicht kurz.</p>
<h2>Der Vertrag</h2><p>Deine Bestellung ist ein Angebot. Zum Vertrag wird sie, wenn wir sie per E-Mail bestätigen. Ist zwischen deinem Klick und unserer Bestätigung etwas ausverkauft, sagen wir es dir, und du zahlst nichts dafür.</p>
<h2>Preise und Zahlung</h2><p>Preise sind in Euro und enthalten die Steuer. Du zahlst mit PayPal, Visa, Mastercard oder JCB auf der Zahlungsseite unserer Bank. Was du vor dem Bezahlen siehst, das zahlst du.</p>
<h2>Versand</h2><p>Der Standardversand kostet nichts. Tage zählen ab Versand und sind Werktage. <a href="/page/delivery">Lieferzeiten und Kosten</a></p>
<h2>Rückgabe</h2><p>Du kannst innerhalb von 30 Tagen zurückschicken, ungetragen und mit Etikett. Bedruckte Trikots entstehen nur für dich und können nur zurück, wenn sie einen Mangel haben. Deine gesetzlichen Rechte bleiben unberührt. <a href="/page/returns">So funktioniert die Rückgabe</a></p>
<h2>Was gedruckt werden darf</h2><p>Ein Name mit bis zu 12 Buchstaben und eine Nummer von 0 bis 99. Beleidigungen und fremde Marken drucken wir nicht; dann bekommst du dein Geld zurück.</p>
<h2>Bewertungen und Fragen</h2><p>Was du schreibst, wird gelesen, bevor es erscheint. Es soll von dir sein, wahr und zum Produkt.</p>
<h2>Größen</h2><p>Stoff ist weich: Die Maße in unseren Tabellen können um 1 bis 2 cm abweichen.</p>`,
  ),
  questions: [],
  updatedAt: '2026-08-31',
}
