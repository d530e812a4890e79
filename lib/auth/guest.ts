export const GUEST_COOKIE = 'guest'

const IS_GUEST = '1'

/** Whether a visitor chose to order without an account. It opens nothing by itself: the page looks at the store. */
export const isGuestCookie = (value: string | undefined): boolean => value === IS_GUEST

/** Attributes of the guest cookie: it goes with the browser, out of reach of scripts. */
export const guestCookie = (secure: boolean) => ({
  name: GUEST_COOKIE,
  value: IS_GUEST,
  httpOnly: true,
  path: '/',
  sameSite: 'lax' as const,
  secure,
})
