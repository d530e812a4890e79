import type { MailTexts } from './mail-texts'
import { es as order } from './order/es'

export const es: MailTexts = {
  greeting: 'Hola:',
  signature: (shop) => `El equipo de ${shop}`,
  orCopy: 'Si el botón no funciona, copia esta dirección en tu navegador:',
  verifyEmail: {
    subject: (shop) => `Confirma tu correo para ${shop}`,
    before: ['Gracias por registrarte. Confirma, por favor, que este es tu correo electrónico.'],
    action: 'Confirmar correo',
    after: [
      'El enlace sirve una sola vez y caduca en 24 horas.',
      '¿No te has registrado? Entonces ignora este mensaje: sin ti no pasará nada.',
    ],
  },
  alreadyRegistered: {
    subject: (shop) => `Ya tienes una cuenta en ${shop}`,
    before: [
      'Alguien, probablemente tú, acaba de intentar registrarse con este correo. Ya tienes una cuenta, así que no se ha cambiado nada.',
      'Inicia sesión como siempre. Si no recuerdas tu contraseña, puedes elegir otra en la página de inicio de sesión.',
    ],
    action: 'Iniciar sesión',
    after: ['¿No has sido tú? Entonces no tienes que hacer nada.'],
  },
  resetPassword: {
    subject: (shop) => `Tu nueva contraseña para ${shop}`,
    before: ['Alguien, probablemente tú, ha pedido elegir una nueva contraseña para tu cuenta.'],
    action: 'Elegir nueva contraseña',
    after: [
      'El enlace sirve una sola vez y caduca en 24 horas. Si pides otro, este deja de servir.',
      '¿No has sido tú? Entonces ignora este mensaje: tu contraseña sigue igual.',
    ],
  },
  passwordChanged: {
    subject: (shop) => `Tu contraseña de ${shop} ha cambiado`,
    before: ['La contraseña de tu cuenta se acaba de cambiar.'],
    action: 'Elegir nueva contraseña',
    after: ['¿Has sido tú? Entonces todo está en orden. Si no, elige una nueva contraseña cuanto antes.'],
  },
  order,
}
