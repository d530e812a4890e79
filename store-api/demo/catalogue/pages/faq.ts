import type { CataloguePage } from '../catalogue'
import { text } from '../../../i18n/local-text'
import { QUESTIONS_AFTER_ORDERING } from './questions-after-ordering'
import { QUESTIONS_BEFORE_ORDERING } from './questions-before-ordering'

const EN = `
<p>These are the fourteen things people ask us most, answered the way we would answer them at the counter. First what you
may want to know before you order, then what comes up afterwards.</p>
<p>The long versions have pages of their own: <a href="/page/delivery">delivery</a> with times and prices by country, and
<a href="/page/returns">returns</a> step by step. If it is about one particular order, <a href="/order-track">order
tracking</a> is the quickest, and the <a href="/service-center">service center</a> has everything in one place.</p>
<p>Is yours missing? <a href="/account/ticket/create">Open a ticket</a> or write to
<a href="mailto:help@touchline.example">help@touchline.example</a>. You’ll have a reply within 24 hours, and if enough people
ask the same thing, it moves in here.</p>`

const ES = `
<p>Estas son las catorce cosas que más nos preguntan, contestadas como lo haríamos en el mostrador. Primero, lo que quizá
quieras saber antes de comprar; después, lo que surge una vez hecho el pedido.</p>
<p>Las versiones largas tienen página propia: <a href="/page/delivery">envíos</a>, con plazos y precios por país, y
<a href="/page/returns">devoluciones</a>, paso a paso. Si se trata de un pedido en concreto, lo más rápido es el
<a href="/order-track">seguimiento del pedido</a>, y en <a href="/service-center">Atención al cliente</a> lo tienes todo junto.</p>
<p>¿Falta la tuya? <a href="/account/ticket/create">Abre una consulta</a> o escribe a
<a href="mailto:help@touchline.example">help@touchline.example</a>. Te respondemos en menos de 24 horas y, si mucha gente
pregunta lo mismo, la respuesta se muda aquí.</p>`

const DE = `
<p>Das sind die vierzehn Dinge, die wir am häufigsten gefragt werden, beantwortet wie an unserer Theke. Zuerst das, was du
vielleicht vor dem Bestellen wissen willst, dann das, was danach aufkommt.</p>
<p>Ausführlicher steht es auf eigenen Seiten: <a href="/page/delivery">Versand</a> mit Zeiten und Preisen nach Land und
<a href="/page/returns">Rückgabe</a> Schritt für Schritt. Geht es um eine bestimmte Bestellung, geht es unter
<a href="/order-track">Bestellung verfolgen</a> am schnellsten, und im <a href="/service-center">Servicecenter</a> findest du
alles beisammen.</p>
<p>Deine Frage fehlt? <a href="/account/ticket/create">Stell uns eine Anfrage</a> oder schreib an
<a href="mailto:help@touchline.example">help@touchline.example</a>. Du hast innerhalb von 24 Stunden eine Antwort, und wenn
genug Leute dasselbe fragen, zieht sie hier ein.</p>`

export const FAQ: CataloguePage = {
  id: 8,
  key: 'faq',
  groupId: 2,
  title: text('Frequently asked questions', 'Preguntas frecuentes', 'Häufige Fragen'),
  seoDescription: text(
    'Sizes, printing, payment, delivery, returns, invoices: the fourteen questions people ask most, with plain answers.',
    'Tallas, estampado, pago, envío, devoluciones, facturas: las catorce preguntas más repetidas, con respuestas claras.',
    'Größen, Druck, Bezahlung, Versand, Rückgabe, Rechnungen: die vierzehn häufigsten Fragen, klar beantwortet.',
  ),
  html: text(EN, ES, DE),
  questions: [...QUESTIONS_BEFORE_ORDERING, ...QUESTIONS_AFTER_ORDERING],
  updatedAt: '2026-10-05',
}
