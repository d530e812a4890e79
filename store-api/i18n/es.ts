import { es as checkout } from './checkout/es'
import { es as invoice } from './invoice/es'
import { es as mail } from './mail/es'
import { es as orderWords } from './order-words/es'
import type { Texts } from './texts'

export const es: Texts = {
  addressesFull: (most) => `En tu libreta caben como máximo ${most} direcciones.`,
  allInCart: (pieces) =>
    pieces === 1 ? 'La última ya está en tu cesta.' : `Las ${pieces} que quedan ya están en tu cesta.`,
  alreadyReviewed: 'Ya has valorado este producto.',
  badRequest: 'No hemos podido leer esa petición.',
  busy: 'La tienda está muy ocupada. Vuelve a intentarlo en un momento.',
  captchaNeeded: 'Resuelve primero el captcha.',
  captchaWrong: 'Esa no es la respuesta correcta. Prueba con la nueva imagen.',
  checkout,
  childFollows: 'Esta pieza acompaña a otra: cambia la cantidad de esa.',
  commonPassword: 'Esta contraseña es de las primeras que se prueban. Elige otra.',
  countryUnknown: 'Elige un país de la lista.',
  customNotPossible: 'Este producto no se puede personalizar.',
  invalidLogin: 'Error: no hay ninguna cuenta con ese correo y esa contraseña.',
  invalidToken: 'Sesión no válida',
  invoice,
  linkExpired: 'Este enlace ha caducado: era válido durante 24 horas. Pide uno nuevo.',
  linkUsed: 'Este enlace ya se ha usado o hay otro más reciente.',
  mail,
  notFound: 'No encontrado.',
  onlyLeft: (available) =>
    available === 1 ? 'Solo queda 1 en esta talla.' : `Solo quedan ${available} en esta talla.`,
  optionUnknown: 'Elige una talla de este producto.',
  orderUnknown: 'No hemos encontrado ningún pedido con ese número y ese correo. Revisa los dos.',
  orderWords,
  ownOrderUnknown: 'Ninguno de tus pedidos tiene este número.',
  passwordControls:
    'Una contraseña no puede contener caracteres de control, como tabuladores o saltos de línea. Elige otra.',
  productGone: 'Este producto ya no está en la tienda.',
  lineGone: 'Esto ya no está en tu carrito',
  size: 'Talla',
  soldOut: 'Esta talla está agotada.',
  stateUnknown: 'Elige un estado o una provincia de la lista.',
  tooLarge: 'Esa petición es demasiado grande.',
  tooMany: (most) => `Como máximo, ${most} piezas iguales.`,
  tooOften: (minutes) =>
    `Demasiados intentos. Vuelve a intentarlo dentro de ${minutes === 1 ? 'un minuto' : `${minutes} minutos`}.`,
  unknownError: 'error desconocido',
  welcome: {
    subject: 'Te damos la bienvenida',
    text: [
      'Nos alegra que estés aquí.',
      'Tu correo está confirmado y tu cuenta está lista. En tus direcciones puedes guardar aquellas a las que haces pedidos; tus pedidos y lo que te escribimos también están aquí.',
      '¿Tienes alguna duda? Abre una consulta: respondemos en 24 horas.',
    ].join('\n\n'),
  },
  wrongPassword: 'Esa no es tu contraseña actual.',
}
