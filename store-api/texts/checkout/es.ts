import type { CheckoutTexts } from './checkout-texts'

export const es: CheckoutTexts = {
  cartEmpty: 'Tu cesta está vacía.',
  changed: 'Algo ha cambiado desde que viste tu pedido. Revísalo y vuelve a confirmarlo.',
  couponInvalid: 'Cupón no válido',
  coupon: {
    unknown: 'no conocemos este código.',
    notYet: 'todavía no es válido.',
    ended: 'ya ha caducado.',
    usedUp: 'ya se ha agotado.',
    usedByEmail: 'ya lo has usado.',
    belowMinimum: (amount) => `tu cesta tiene que sumar al menos ${amount}.`,
  },
  emailInvalid: 'Escribe un correo como nombre@ejemplo.com.',
  fieldInvalid: 'Revisa lo que has escrito aquí.',
  fieldRequired: 'Rellena este campo.',
  fieldTooLong: (most) => `Como máximo, ${most} caracteres.`,
  fieldTooShort: (least) => `Al menos ${least} caracteres.`,
  inFlight: 'Ya estamos tramitando tu pedido. Espera un segundo.',
  keyReused: 'Esta petición ya se usó para otro pedido. Vuelve a cargar la página e inténtalo de nuevo.',
  notPossibleAnyMore: 'Este pedido ya no lo permite.',
  paymentAway:
    'No podemos contactar con el servicio de pago. No se te ha cobrado nada; inténtalo de nuevo dentro de un momento.',
  paymentMethodUnknown: 'Elige cómo quieres pagar.',
  shippingUnknown: 'Elige cómo quieres recibir tu pedido.',
  stockShort: 'Mientras tanto se han vendido algunas piezas. Revisa las cantidades.',
}
