import { addCoupon } from '@/lib/api/proxy/checkout-coupon'

export const POST = addCoupon
