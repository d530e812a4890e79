/** A page's own address, with the captcha as a picture or as a question: links for those without a script. */
export function captchaPages(path: string, search: Record<string, unknown>) {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) if (typeof value === 'string') query.set(name, value)
  const withCaptcha = (kind: 'picture' | 'question') => {
    query.set('captcha', kind)
    return `${path}?${query}`
  }
  return { picture: withCaptcha('picture'), question: withCaptcha('question') }
}
