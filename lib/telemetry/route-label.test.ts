/** @jest-environment node */
import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { FORM_ROUTES, OWN_ROUTES, routeLabel } from './route-label'

const APP = join(__dirname, '..', '..', 'app')

/** The folders of app/ that answer by themselves, as templates. */
const answering = readdirSync(APP, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)route\.ts$/.test(file))
  .map((file) => `/${dirname(file).replace(/\[(\w+)\]/g, '{$1}')}`)
  .filter((route) => !route.includes('[...'))

describe('the route of a path', () => {
  it('is known for everything in app/ that answers by itself', () => {
    const health = ['/healthz', '/readyz']
    expect([...OWN_ROUTES, ...health].sort()).toEqual(answering.sort())
  })

  it.each(FORM_ROUTES)('is known for the form %s', (route) => {
    expect(routeLabel(route)).toEqual({ kind: 'handler', route })
  })

  it.each([
    ['/', 'page', '/'],
    ['/product/tarnbridge-rovers-home-shirt', 'page', '/product/{id}'],
    ['/account/orders/TL-1', 'page', '/account/orders/{id}'],
    ['/api/cart', 'handler', '/api/cart'],
    ['/api/cart/41/quantity/3', 'handler', '/api/cart/{id}/quantity/{quantity}'],
    ['/api/form/cart/add', 'handler', '/api/form/cart/add'],
    ['/api/order/TL-1/invoice', 'handler', '/api/order/{number}/invoice'],
    ['/image/shirt-640.webp', 'handler', '/image/{file}'],
    ['/_next/static/chunks/a.js', 'file', '/_next/static'],
    ['/readyz', 'health', '/readyz'],
  ])('%s is a %s: %s', (path, kind, route) => {
    expect(routeLabel(path)).toEqual({ kind, route })
  })

  it.each(['/wp-login.php', '/api/anything/at/all', '/product/a/b/c/d', '/%00', '/.env'])(
    'is one of few for what the shop does not have: %s',
    (path) => {
      expect(['other', '/api/other']).toContain(routeLabel(path).route)
    },
  )

  it('holds no answer to a captcha', () => {
    expect(routeLabel('/api/verify/captcha/K7QX').route).not.toContain('K7QX')
  })
})
