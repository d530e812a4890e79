import { addCoupon } from '@/lib/proxy/checkout-coupon'

export const POST = addCoupon
