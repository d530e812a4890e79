import type { CheckoutTexts } from './checkout-texts'

export const es: CheckoutTexts = {
  cartEmpty: 'Tu cesta está vacía.',
  changed: 'Algo ha cambiado desde que viste tu pedido. Revísalo y vuelve a confirmarlo.',
  couponInvalid: 'Cupón no válido',
  coupon: {
    unknown: 'No conocemos este código.',
    notYet: 'Todavía no es válido.',
    ended: 'Ya ha caducado.',
    usedUp: 'Ya se ha agotado.',
    usedByEmail: 'Ya lo has usado.',
    belowMinimum: (amount) => `Tu cesta tiene que sumar al menos ${amount}.`,
  },
  emailInvalid: '¿Es correcta tu dirección de correo? Inténtalo de nuevo.',
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
