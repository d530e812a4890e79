import { removeCoupon } from '@/lib/api/proxy/checkout-coupon'

export const POST = removeCoupon
