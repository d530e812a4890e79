/** A page's own address, coming with another picture: the link for those without a script. */
export function captchaPage(path: string, search: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) if (typeof value === 'string') query.set(name, value)
  query.set('captcha', 'picture')
  return `${path}?${query}`
}
