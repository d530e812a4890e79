import type { Texts } from './texts'

export const es: Texts = {
  allInCart: (pieces) =>
    pieces === 1 ? 'La última ya está en tu cesta.' : `Las ${pieces} que quedan ya están en tu cesta.`,
  badRequest: 'No hemos podido leer esa petición.',
  busy: 'La tienda está muy ocupada. Vuelve a intentarlo en un momento.',
  childFollows: 'Esta pieza acompaña a otra: cambia la cantidad de esa.',
  customNotPossible: 'Este producto no se puede personalizar.',
  invalidToken: 'Sesión no válida',
  notFound: 'No encontrado.',
  onlyLeft: (available) =>
    available === 1 ? 'Solo queda 1 en esta talla.' : `Solo quedan ${available} en esta talla.`,
  optionUnknown: 'Elige una talla de este producto.',
  orderUnknown: 'No hemos encontrado ningún pedido con ese número y ese correo. Revisa los dos.',
  productGone: 'Este producto ya no está en la tienda.',
  size: 'Talla',
  soldOut: 'Esta talla está agotada.',
  tooLarge: 'Esa petición es demasiado grande.',
  tooMany: (most) => `Como máximo, ${most} piezas iguales.`,
  tooOften: (minutes) =>
    `Demasiados intentos. Vuelve a intentarlo dentro de ${minutes === 1 ? 'un minuto' : `${minutes} minutos`}.`,
  unknownError: 'Error desconocido. Actualiza la página o contacta con atención al cliente.',
}
