import type { CataloguePage } from '../catalogue'
import { text } from '../../../i18n/local-text'

const EN = `
<p>We sell the kits of twelve clubs and six nations. None of them exists. The shirts do: they are knitted, cut, printed
and posted like any others, and they get just as muddy.</p>
<h2>How it began</h2>
<p>Touchline began with a Sunday team, a washing line and a shirt nobody could order again, because its maker had dropped
the colour. We found a mill that would knit it in small runs, and then another colour, and then somebody asked for
socks.</p>
<p>Today we are nine people in Port Calder with one stockroom, one workshop and one kettle. We carry about two hundred
products, and each of us has worn most of them in the rain.</p>
<h2>What we do ourselves</h2>
<ul>
<li><strong>We print.</strong> Names of up to 12 letters and numbers from 0 to 99 are heat-pressed in our own workshop,
one shirt at a time. Somebody reads your spelling aloud first.</li>
<li><strong>We pack.</strong> Every parcel is folded by hand and tracked to your door.</li>
<li><strong>We answer.</strong> Your ticket is read by one of the people who pack, and you’ll have a reply within
24 hours.</li>
</ul>
<h2>What we are particular about</h2>
<p>Match shirts are made of recycled polyester, retro shirts of heavy cotton, like the originals. Each product page says
what it is made of, where it was sewn and how to wash it. If the tape measure disagrees with the size guide by more than
two centimetres, we want to hear about it.</p>
<h2>Who stands behind it</h2>
<p>Touchline Kits Ltd, 14 Halfway Lane, Port Calder, United Kingdom. The <a href="/page/contact-us">contact page</a> has
the rest, or start with <a href="/category">the kits</a>.</p>`

const ES = `
<p>Vendemos las equipaciones de doce clubes y seis selecciones. No existe ninguno. Las camisetas, en cambio, sí: se tejen,
se cortan, se estampan y se envían como cualquier otra, y se manchan de barro igual.</p>
<h2>Cómo empezó</h2>
<p>Touchline nació de un equipo de domingo, un tendedero y una camiseta que ya nadie podía volver a pedir, porque el
fabricante había retirado el color. Encontramos un telar que la hacía en tiradas cortas, luego vino otro color, y un día
alguien preguntó por las medias.</p>
<p>Hoy somos nueve personas en Port Calder, con un almacén, un taller y una cafetera. Tenemos unos doscientos productos, y
casi todos los hemos llevado puestos bajo la lluvia.</p>
<h2>Lo que hacemos en casa</h2>
<ul>
<li><strong>Estampar.</strong> Nombres de hasta 12 letras y números del 0 al 99, con prensa térmica y en nuestro propio
taller, camiseta a camiseta. Antes, alguien lee el nombre en voz alta.</li>
<li><strong>Empaquetar.</strong> Cada paquete se dobla a mano y lleva seguimiento hasta tu puerta.</li>
<li><strong>Responder.</strong> Tu consulta la lee alguien que también prepara pedidos, y tienes respuesta en menos de
24 horas.</li>
</ul>
<h2>En qué somos exigentes</h2>
<p>Las camisetas de partido son de poliéster reciclado; las retro, de algodón grueso, como las de antes. En cada ficha
pone de qué está hecha la prenda, dónde se cosió y cómo se lava. Si tu cinta métrica y la guía de tallas se llevan más de
dos centímetros, queremos saberlo.</p>
<h2>Quiénes somos</h2>
<p>Touchline Kits Ltd, 14 Halfway Lane, Port Calder, Reino Unido. Lo demás está en la
<a href="/page/contact-us">página de contacto</a>. O empieza por <a href="/category">las equipaciones</a>.</p>`

const DE = `
<p>Wir verkaufen die Trikots von zwölf Vereinen und sechs Nationen, die es alle nicht gibt. Die Trikots gibt es: Sie
werden gestrickt, zugeschnitten, bedruckt und verschickt wie andere auch, und dreckig werden sie genauso.</p>
<h2>Wie es anfing</h2>
<p>Am Anfang von Touchline standen eine Sonntagself, eine Wäscheleine und ein Trikot, das niemand mehr nachbestellen
konnte, weil der Hersteller die Farbe aufgegeben hatte. Wir fanden eine Strickerei, die kleine Mengen macht. Dann kam die
nächste Farbe, und irgendwann fragte jemand nach Stutzen.</p>
<p>Heute sind wir neun Leute in Port Calder, mit einem Lager, einer Werkstatt und einem Wasserkocher. Wir führen rund
zweihundert Produkte, und die meisten davon haben wir selbst schon im Regen getragen.</p>
<h2>Was wir selbst machen</h2>
<ul>
<li><strong>Drucken.</strong> Namen mit bis zu 12 Buchstaben und Nummern von 0 bis 99 pressen wir in der eigenen Werkstatt
auf, Trikot für Trikot. Vorher liest jemand den Namen laut vor.</li>
<li><strong>Packen.</strong> Jedes Paket falten wir von Hand, und du kannst es bis an die Tür verfolgen.</li>
<li><strong>Antworten.</strong> Deine Anfrage liest jemand, der auch Pakete packt. Eine Antwort hast du innerhalb von
24 Stunden.</li>
</ul>
<h2>Worauf wir Wert legen</h2>
<p>Spieltrikots sind aus recyceltem Polyester, Retrotrikots aus schwerer Baumwolle, wie damals. Auf jeder Produktseite
steht, woraus ein Teil besteht, wo es genäht wurde und wie du es wäschst. Wenn dein Maßband der Größentabelle um mehr als
zwei Zentimeter widerspricht, wollen wir das wissen.</p>
<h2>Wer dahintersteht</h2>
<p>Touchline Kits Ltd, 14 Halfway Lane, Port Calder, Vereinigtes Königreich. Alles Weitere findest du unter
<a href="/page/contact-us">Kontakt</a>. Oder fang gleich mit <a href="/category">den Trikots</a> an.</p>`

export const ABOUT_US: CataloguePage = {
  id: 1,
  key: 'about-us',
  groupId: 1,
  title: text('About us', 'Sobre nosotros', 'Über uns'),
  seoDescription: text(
    'Nine people, one workshop, twelve clubs that do not exist: who makes, prints and packs the shirts of Touchline.',
    'Nueve personas, un taller y doce clubes que no existen: quién estampa y empaqueta las camisetas de Touchline.',
    'Neun Leute, eine Werkstatt, zwölf Vereine, die es nicht gibt: wer die Trikots von Touchline bedruckt und packt.',
  ),
  html: text(EN, ES, DE),
  questions: [],
  updatedAt: '2026-08-03',
}
