import { removeCoupon } from '@/lib/proxy/checkout-coupon'

export const POST = removeCoupon
