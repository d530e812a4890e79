import { wordList, type Questions } from './questions'

const ORDINALS = ['primera', 'segunda', 'tercera', 'cuarta', 'quinta'] as const

const WORDS = wordList(`
  abeja abrigo aceite aceituna agua aguja ajedrez alfombra alga almendra almohada altura amapola ancla anillo
  arcilla arena armario arroz asiento avena azul bailarina ballena bandera barca barro bata baile
  bellota bolsa bosque bota botella brazo brisa bruma burbuja caballo cabra cactus cadena calle
  camello camino camisa campana campo canasta canela cangrejo canto caracol carpeta carro carta casa cascada
  castillo cebolla ceniza cereza cielo ciervo cigarra cine ciruela ciudad clavel cobre cocina coliflor collar
  cometa conejo copa coral corcho corona correo cortina costa crema cuaderno cuadro cuchara cuerda cueva cuna
  dado danza desierto diamante dibujo diente disco ducha dulce elefante escalera escoba escudo espada espejo
  espiga estrella faro flauta flecha flor foca fresa fruta fuego fuente gaita gallo ganso garza gato gaviota
  girasol globo gorra grano granja grillo guante guitarra hacha helado hierba hierro higo hilo hoguera hoja
  hormiga horno huerta hueso huevo iglesia isla jarra jirafa joya juego ladrillo lago lana lechuga leche
  lechuza lente libro lima linterna lirio llave lluvia lobo loro luna madera maleta manta mantel manzana mapa
  mariposa mesa miel molino moneda mono monte mora mosca mundo naranja nido nieve noche nube nuez oasis ola
  olivo olla oreja oso oveja pala palma paloma papel pared pato pera perla perro piedra pino pizarra planta
  playa plaza pluma pozo prado puente puerta queso rama rana regalo reloj rosa rueda sal sandalia selva seta
  silla sol sombra taza techo tela tierra tigre tinta tomate torre tren trigo uva vaca valle vela ventana
  verano viento yegua zapato zorro
`)

export const es: Questions = {
  words: WORDS,
  ask: (words, first, second) =>
    `Aquí tienes cinco palabras: ${words.join(', ')}. ` +
    `Escribe la ${ORDINALS[first]} y después la ${ORDINALS[second]}, con un guion en medio y sin espacios.`,
}
